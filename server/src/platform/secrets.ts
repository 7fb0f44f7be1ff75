import { createHash, randomBytes } from "node:crypto";

/** A secret as it travels; only its hash is ever stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
