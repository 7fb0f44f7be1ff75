import { randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey, KEY_BYTES, type ScryptCost } from "./derive-key.ts";
import { queueHashes } from "./hash-queue.ts";

const COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;

const derive = queueHashes(deriveKey);

const encode = (salt: Buffer, key: Buffer) =>
  ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** Has the form and the cost of every other hash, and matches no password. */
const unmatchable = encode(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(salt, await derive({ password: password.normalize("NFKC"), salt, cost: COST }));
}

/** Takes as long for someone who doesn't exist or has no password as for someone who does. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? unmatchable).split("$");
  const given = await derive({
    password: password.normalize("NFKC"),
    salt: Buffer.from(salt, "base64url"),
    cost: { N: Number(N), r: Number(r), p: Number(p) },
  });
  const known = Buffer.from(key, "base64url");
  return given.length === known.length && timingSafeEqual(given, known);
}
