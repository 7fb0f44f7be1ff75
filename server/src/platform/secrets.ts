import { createCipheriv, createDecipheriv, createHash, createHmac, hash, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as it travels; only its hash is ever stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const hashSecret = (secret: string): Buffer => hash("sha256", secret, "buffer");

const encryptionKey = (secret: string) => createHash("sha256").update(`seal|${secret}`).digest();

/** Encrypts with a key derived from the secret (AES-256-GCM). */
export function encryptWithKey(secret: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(secret), iv);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

export function decryptWithKey(secret: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", encryptionKey(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** Derives the next secret of a rotation from the salt and the current one. */
export const nextSecret = (salt: Buffer, secret: string): string =>
  createHmac("sha256", salt).update(secret).digest("base64url");
