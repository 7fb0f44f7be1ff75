import { type CastMember, FACE_SIDE_MIN_PX, type FaceBox, type PhotoProblem } from "./schema.ts";

/** Used by both sides, so that a photo is refused with the same text before and after its upload. */
export const problemWords: Record<PhotoProblem, string> = {
  unreadable: "This can't be read as a JPEG, PNG, GIF or WebP picture.",
  no_face: "We can't find a face. Use a photo where the face looks at the camera.",
  many_faces: "There is more than one face. Use a photo of one person alone.",
  small_face: "The face is too small. Use a closer or larger photo.",
  blurred: "The face is blurred. Use a sharper photo.",
  cutout_misses_face: "The person could not be told from the background. Use a plainer background.",
  cutout_shows_background: "The background could not be taken away. Use a plainer background.",
};

export type SeenPhoto = { width: number; height: number; faces: readonly FaceBox[]; sharpness: number };

/** Contrast of fine detail in a face scaled to a fixed width; well-lit portraits reach several times as much. */
const FACE_SHARPNESS_MIN = 0.01;
/** The width that a face is scaled to before its sharpness is measured. */
export const SHARPNESS_WIDTH_PX = 96;

/** The problem of a photo; undefined if it can be used. */
export function problemOf({ width, height, faces, sharpness }: SeenPhoto): PhotoProblem | undefined {
  const [face, other] = faces;
  if (!face) return "no_face";
  if (other) return "many_faces";
  if (Math.min((face.x2 - face.x1) * width, (face.y2 - face.y1) * height) < FACE_SIDE_MIN_PX) return "small_face";
  return sharpness < FACE_SHARPNESS_MIN ? "blurred" : undefined;
}

/** How much the brightness (0 to 255) of neighbouring pixels deviates from a gradient: blur lowers it. */
export function sharpnessOf(grey: ArrayLike<number>, width: number, height: number): number {
  let sum = 0;
  const at = (x: number, y: number) => (grey[y * width + x] ?? 0) / 255;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      sum += Math.abs(4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1));
  return sum / Math.max(1, (width - 2) * (height - 2)) / 4;
}

export const isPrepared = ({ photos }: Pick<CastMember, "photos">): boolean =>
  photos.some(({ state }) => state === "ready");

/** The problem of a cut-out, from its alpha values (0 to 255) and the position of the face. */
export function cutoutProblem(
  alpha: ArrayLike<number>,
  width: number,
  height: number,
  face: FaceBox,
): PhotoProblem | undefined {
  let [shown, inFace, ofFace] = [0, 0, 0];
  const [padX, padY] = [(face.x2 - face.x1) * CORNERS, (face.y2 - face.y1) * CORNERS];
  const [left, right] = [(face.x1 + padX) * width, (face.x2 - padX) * width];
  const [top, bottom] = [(face.y1 + padY) * height, (face.y2 - padY) * height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isShown = (alpha[y * width + x] ?? 0) > 127;
      const isFace = x >= left && x < right && y >= top && y < bottom;
      if (isShown) shown++;
      if (isFace) ofFace++;
      if (isShown && isFace) inFace++;
    }
  if (ofFace === 0 || inFace < ofFace * FACE_SHOWN_MIN) return "cutout_misses_face";
  return shown > width * height * CUTOUT_SHARE_MAX ? "cutout_shows_background" : undefined;
}
const FACE_SHOWN_MIN = 0.8;
/** A face is round: the corners of its box are not part of it. */
const CORNERS = 0.2;
const CUTOUT_SHARE_MAX = 0.97;
