import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** An impression as it travels: its id, and our word that we gave it out. */
export const signed = (key: Buffer, id: string): string =>
  `${id}.${createHmac("sha256", key).update(id).digest("base64url")}`;

/** The id, where the word is ours. */
export function idOfSigned(key: Buffer, impression: string): string | undefined {
  const id = impression.slice(0, impression.indexOf("."));
  const [given, right] = [Buffer.from(impression), Buffer.from(signed(key, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** A visitor of one test can't be recognised in another. */
export const visitorHash = (testId: string, cookie: string): Buffer =>
  createHash("sha256").update(`${testId}|${cookie}`).digest();

/** Tells a day's visitors apart, and says nothing of them once the salt is gone. */
export const printHash = (salt: Buffer, { ip, userAgent }: { ip: string; userAgent: string }): Buffer =>
  createHmac("sha256", salt).update(`${ip}\n${userAgent}`).digest();
