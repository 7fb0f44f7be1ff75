import { createHash } from "node:crypto";

/** A stable seed for a text. */
export const hashNumber = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE() >>> 1;

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
