import { AppError } from "@coldopen/contract/kernel/errors";
import { PICTURE_FILE_MAX_BYTES } from "@coldopen/contract/pictures/schema";
import { log } from "../../lib/log.ts";
import { t } from "../../locales/en/pictures.ts";

const MEGABYTE = 1_048_576;

/** The reason to reject a file before sending it. */
export function refusalOf({ type, size }: Pick<File, "type" | "size">, types: readonly string[]): string | undefined {
  if (!types.includes(type)) return t("refused.type");
  if (size === 0) return t("refused.empty");
  if (size <= PICTURE_FILE_MAX_BYTES) return undefined;
  return t("refused.size", { size: (Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1) });
}

/** The reason the server rejected it. */
export function failureOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  log.error("Failed to upload a picture", error);
  return t("refused.unknown");
}
