import { AppError } from "@coldopen/contract/kernel/errors";
import { HeicFileType } from "@coldopen/contract/pictures/schema";
import type { AppContext } from "../../app-context.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { type EncodedImage, reencodeImage } from "../../platform/pictures/reencode-image.ts";

type Uploader = { userId: string; organizationId: string };

/** Re-encodes an uploaded photo. HEIC is accepted only while its gate is on. */
export async function reencodeUpload(
  { flags }: Pick<AppContext, "flags">,
  { userId, organizationId }: Uploader,
  file: IncomingFile,
): Promise<EncodedImage> {
  const takesHeic = await flags.isOn("STUDIO_HEIC_UPLOAD_ONBOARDING", { organizationId, userId });
  if (!takesHeic && HeicFileType.safeParse(file.type).success)
    throw new AppError("unsupported_media_type", "Send a JPEG, PNG, GIF or WebP picture");
  return reencodeImage(await file.read(), { key: organizationId }, { takesHeic });
}
