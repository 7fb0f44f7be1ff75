import { cutoutProblem } from "@coldopen/contract/cast/rules";
import type { FaceBox, PhotoProblem } from "@coldopen/contract/cast/schema";
import sharp from "sharp";
import type { Photo, VisionPorts } from "./check-photo.ts";

const MEASURED_WIDTH_PX = 160;
const MAX_SIDE_PX = 1080;

/** Cuts out and trims the person of a photo at the size that thumbnails need. */
export async function cutOutPerson(
  { vision, stopping: signal }: VisionPorts,
  { organizationId, bytes: photo }: Photo,
  face: FaceBox,
): Promise<{ bytes: Buffer } | { problem: PhotoProblem }> {
  const cut = await vision.cutOut(photo, { organizationId, signal });
  const { data, info } = await sharp(cut)
    .resize(MEASURED_WIDTH_PX)
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const problem = cutoutProblem(data, info.width, info.height, face);
  if (problem) return { problem };
  const bytes = await sharp(cut)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 95 })
    .toBuffer();
  return { bytes };
}
