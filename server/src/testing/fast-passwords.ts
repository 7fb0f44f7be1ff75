import { createHash } from "node:crypto";

/** Hashing is slow on purpose; tests that make hundreds of calls about something else take this in its place. */
export const hashPassword = async (password: string): Promise<string> =>
  `fast$${createHash("sha256").update(password).digest("base64url")}`;

export const passwordMatches = async (password: string, hash: string | null | undefined): Promise<boolean> =>
  (await hashPassword(password)) === hash;
