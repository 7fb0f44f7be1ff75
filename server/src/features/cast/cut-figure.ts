import { cutoutProblem } from "@coldopen/contract/cast/rules";
import type { FaceBox, PhotoProblem } from "@coldopen/contract/cast/schema";
import sharp from "sharp";
import type { Eyes, Photo } from "./look-at-photo.ts";

const MEASURED_WIDTH = 160;
const SIDE_MAX = 1080;

/** The person of a photo, as large as a thumbnail needs them and no air around, or what went wrong. */
export async function cutFigure(
  { vision, stopping: signal }: Eyes,
  { organizationId, bytes: photo }: Photo,
  face: FaceBox,
): Promise<{ bytes: Buffer } | { problem: PhotoProblem }> {
  const cut = await vision.cutOut(photo, { organizationId, signal });
  const { data, info } = await sharp(cut)
    .resize(MEASURED_WIDTH)
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const problem = cutoutProblem(data, info.width, info.height, face);
  if (problem) return { problem };
  const bytes = await sharp(cut)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 95 })
    .toBuffer();
  return { bytes };
}
