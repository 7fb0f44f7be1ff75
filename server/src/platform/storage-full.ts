import { AppError } from "@coldopen/contract/kernel/errors";

/** Error codes of a full file system or quota, and PostgreSQL's `disk_full`. */
const CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);
const DEPTH_MAX = 5;
export const STORAGE_FULL_MESSAGE = "There is no room left to store this";

/** Whether an error comes of a full disk, however often it was wrapped on its way. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < DEPTH_MAX; cause = cause.cause, depth++) {
    if (cause instanceof AppError && cause.code === "storage_full") return true;
    if ("code" in cause && typeof cause.code === "string" && CODES.has(cause.code)) return true;
  }
  return false;
}

export const storageFull = (cause?: unknown): AppError => new AppError("storage_full", STORAGE_FULL_MESSAGE, { cause });
