import { AppError } from "@coldopen/contract/kernel/errors";
import { PICTURE_FILE_MAX_BYTES, PictureFileType } from "@coldopen/contract/pictures/schema";
import { log } from "../../lib/log.ts";
import { t } from "../../locales/en/pictures.ts";

const MEGABYTE = 1_048_576;

/** Why a file need not even be sent. */
export function refusalOf({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!PictureFileType.safeParse(type).success) return t("refused.type");
  if (size === 0) return t("refused.empty");
  if (size <= PICTURE_FILE_MAX_BYTES) return undefined;
  return t("refused.size", { size: (Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1) });
}

/** Why the studio did not keep it. */
export function failureOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  log.error("A picture could not be uploaded", error);
  return t("refused.unknown");
}
