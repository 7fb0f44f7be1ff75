import { PictureFileType, photoFileTypes } from "@coldopen/contract/pictures/schema";
import { useGate } from "../labs/index.ts";

/** The types of photos that the organization accepts; HEIC is behind a gate. */
export const usePhotoTypes = (): readonly string[] =>
  useGate("STUDIO_HEIC_UPLOAD_ONBOARDING") ? photoFileTypes : PictureFileType.options;

/** Some browsers know no type for HEIC; the ending names it. */
export const withPhotoType = (file: File): File =>
  file.type === "" && /\.hei[cf]$/i.test(file.name) ? new File([file], file.name, { type: "image/heic" }) : file;

/** The `accept` of a file input. Endings are included, since some systems know no type for HEIC. */
export const acceptOf = (types: readonly string[]): string =>
  [...types, ...(types.includes("image/heic") ? [".heic", ".heif"] : [])].join(",");
