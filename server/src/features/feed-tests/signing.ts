import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { StandInShares } from "@coldopen/contract/feed-tests/rules";

export type Impression = { id: string; testId: string; variantId: string };

/** The id of an impression, signed together with its test and variant. */
export const signImpression = (key: Buffer, { id, testId, variantId }: Impression): string =>
  `${id}.${createHmac("sha256", key).update(`${testId}.${variantId}.${id}`).digest("base64url")}`;

export const idInSigned = (signed: string): string => signed.slice(0, signed.indexOf("."));

export function isSignedImpression(key: Buffer, signed: string, impression: Impression): boolean {
  const [given, right] = [Buffer.from(signed), Buffer.from(signImpression(key, impression))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const BYTE_MAX = 255;
/** How the stand-in numbers of a visitor differ from the median: fixed for an impression, not predictable by the visitor. */
export function standInShares(key: Buffer, impressionId: string): StandInShares {
  const [views = 0, uploaded = 0, duration = 0] = createHmac("sha256", key).update(`numbers.${impressionId}`).digest();
  const share = (byte: number) => 0.25 + byte / BYTE_MAX / 2;
  return { views: share(views), uploaded: share(uploaded), duration: share(duration) };
}

/** Differs between tests, so that visitors cannot be tracked across tests. */
export const visitorHash = (testId: string, cookie: string): Buffer =>
  createHash("sha256").update(`${testId}|${cookie}`).digest();

/** Identifies a visitor for one day. It cannot be traced once the salt is deleted. */
export const fingerprintHash = (salt: Buffer, { ip, userAgent }: { ip: string; userAgent: string }): Buffer =>
  createHmac("sha256", salt).update(`${ip}\n${userAgent}`).digest();

/** The same for a whole network. */
export const networkHash = (salt: Buffer, network: string): Buffer =>
  createHmac("sha256", salt).update(`network\n${network}`).digest();
