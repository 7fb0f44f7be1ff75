import sharp from "sharp";
import { findFaces } from "./faces.ts";
import { findLines, READING_SIZE } from "./lines.ts";
import type { SeenFace, SeenLine, Sight } from "./picture.ts";
import { pixelsOf, sharpOf, shrunk } from "./pixels.ts";
import { sharpnessOf } from "./sharpness.ts";

/** The box of the face detector ends above the chin. */
const HEAD_BELOW = 0.04;

/** A row of teeth is detected as a text line. */
const isInFace = ({ box }: SeenLine, faces: readonly SeenFace[]): boolean =>
  faces.some(
    ({ box: face }) => box.x1 >= face.x1 && box.x2 <= face.x2 && box.y1 >= face.y1 && box.y2 <= face.y2 + HEAD_BELOW,
  );

export async function analyzePicture(file: Uint8Array): Promise<Sight> {
  const picture = sharp(file).rotate();
  const { width = 0, height = 0 } = await picture.metadata();
  const reading = await pixelsOf(picture, READING_SIZE);
  const small = await shrunk(sharpOf(reading));
  const faces = findFaces(reading);
  const lines = findLines(reading).filter((line) => !isInFace(line, faces));
  return { width, height, faces, lines, sharpness: sharpnessOf(reading), small };
}
