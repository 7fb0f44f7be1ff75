import { createHash } from "node:crypto";

/** The same number for the same text, small enough for a seed. */
export const hashNumber = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE() >>> 1;

/** What tells one picture from another. */
export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
