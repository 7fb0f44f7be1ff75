import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 6;

/** An encrypted text as it is stored: the id of its key, a dot, then the bytes. Only a SecretBox creates one. */
export const EncryptedText = z.string().brand<"EncryptedText">();
export type EncryptedText = z.infer<typeof EncryptedText>;

/** The value was encrypted with a secret that this process does not have, for another purpose, or was changed. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

export type SecretBox = {
  /** `purpose` names the row and column, so that a value copied to another place cannot be read there. */
  encrypt(text: string, purpose: string): EncryptedText;
  decrypt(encrypted: EncryptedText, purpose: string): string;
  /** For what others carry and may read, but not change. */
  sign(text: string, purpose: string): string;
  /** Returns undefined unless the text was signed here for this purpose. */
  verify(signed: string, purpose: string): string | undefined;
};

type Key = { id: string; bytes: Buffer; signing: Buffer };
const derive = (secret: string, use: string, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, "", `coldopen ${use}`, length));
const keyOf = (secret: string): Key => ({
  id: derive(secret, "key id", KEY_ID_BYTES).toString("base64url"),
  bytes: derive(secret, "sealed values", KEY_BYTES),
  signing: derive(secret, "signed values", KEY_BYTES),
});
const signatureOf = ({ signing }: Key, purpose: string, text: string) =>
  createHmac("sha256", signing).update(`${purpose}\0${text}`).digest();

/** Encrypts what the studio must be able to read again, such as tokens and API keys (AES-256-GCM), and signs (HMAC-SHA-256). */
export function createSecretBox(secrets: { current: string; previous?: string | undefined }): SecretBox {
  const current = keyOf(secrets.current);
  const keys = secrets.previous === undefined ? [current] : [current, keyOf(secrets.previous)];
  return {
    encrypt: (text, purpose) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.bytes, iv).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
      return EncryptedText.parse(`${current.id}.${bytes.toString("base64url")}`);
    },
    decrypt: (encrypted, purpose) => {
      const [id, body = ""] = encrypted.split(".");
      const key = keys.find((entry) => entry.id === id);
      if (!key)
        throw new DecryptionError("Encrypted with another STUDIO_SECRET; set the former one as STUDIO_SECRET_PREVIOUS");
      const bytes = Buffer.from(body, "base64url");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key.bytes, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString("utf8");
      } catch (cause) {
        throw new DecryptionError("The encrypted value was changed, or belongs to another purpose", { cause });
      }
    },
    sign: (text, purpose) =>
      `${Buffer.from(text).toString("base64url")}.${signatureOf(current, purpose, text).toString("base64url")}`,
    verify: (signed, purpose) => {
      const [body = "", signature = ""] = signed.split(".");
      const text = Buffer.from(body, "base64url").toString("utf8");
      const given = Buffer.from(signature, "base64url");
      const isSigned = keys.some((key) => {
        const expected = signatureOf(key, purpose, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isSigned ? text : undefined;
    },
  };
}
