import { problemOf, SHARPNESS_WIDTH_PX, sharpnessOf } from "@coldopen/contract/cast/rules";
import type { FaceBox, PhotoProblem } from "@coldopen/contract/cast/schema";
import sharp from "sharp";
import type { AppContext } from "../../app-context.ts";

export type VisionPorts = Pick<AppContext, "vision" | "stopping">;
export type Photo = { organizationId: string; bytes: Uint8Array };
const MIN_FACE_CONFIDENCE = 0.5;
const share = (value: number) => Math.min(1, Math.max(0, value));
const within = ({ x1, y1, x2, y2 }: FaceBox): FaceBox => ({
  x1: share(x1),
  y1: share(y1),
  x2: share(x2),
  y2: share(y2),
});
export type PhotoCheck = { problem: PhotoProblem } | { face: FaceBox };

/** The same checks as on the web: exactly one face, large and sharp enough. */
export async function checkPhoto(
  { vision, stopping: signal }: VisionPorts,
  { organizationId, bytes }: Photo,
): Promise<PhotoCheck> {
  const { width, height, faces } = await vision.look(bytes, { organizationId, signal });
  const boxes = faces.filter(({ confidence }) => confidence >= MIN_FACE_CONFIDENCE).map(({ box }) => within(box));
  const [face] = boxes;
  const sharpness = face ? await measureSharpness(bytes, { width, height }, face) : 0;
  const problem = problemOf({ width, height, faces: boxes, sharpness });
  if (problem || !face) return { problem: problem ?? "no_face" };
  return { face };
}

async function measureSharpness(
  photo: Uint8Array,
  { width, height }: { width: number; height: number },
  face: FaceBox,
) {
  const left = Math.floor(face.x1 * width);
  const top = Math.floor(face.y1 * height);
  const { data, info } = await sharp(photo)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round((face.x2 - face.x1) * width))),
      height: Math.max(1, Math.min(height - top, Math.round((face.y2 - face.y1) * height))),
    })
    .resize(SHARPNESS_WIDTH_PX)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharpnessOf(data, info.width, info.height);
}
