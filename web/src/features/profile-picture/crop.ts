import { CROP_SIZE_MIN, type ImageDetails } from "@coldopen/contract/profile-picture/schema";

export type Size = { width: number; height: number };
export type Move = { x: number; y: number };

export const ZOOM_MAX = 1 / CROP_SIZE_MIN;
const KEY_STEP = 0.05;

const sideOf = ({ width, height }: Size, size: number) => Math.min(width, height) * size;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The square by its corner and side in pixels of the picture. */
export const squareIn = (picture: Size, { x, y, size }: ImageDetails) => ({
  left: x * picture.width,
  top: y * picture.height,
  side: sideOf(picture, size),
});

function at(picture: Size, left: number, top: number, size: number): ImageDetails {
  const side = sideOf(picture, size);
  return {
    x: clamp(left, 0, picture.width - side) / picture.width,
    y: clamp(top, 0, picture.height - side) / picture.height,
    size,
  };
}

/** The largest centred square. */
export function middleOf(picture: Size): ImageDetails {
  const side = sideOf(picture, 1);
  return at(picture, (picture.width - side) / 2, (picture.height - side) / 2, 1);
}

/** Keeps the centre of the square, as far as the edges of the picture allow. */
export function zoomedTo(picture: Size, details: ImageDetails, zoom: number): ImageDetails {
  const size = clamp(1 / zoom, CROP_SIZE_MIN, 1);
  const { left, top, side } = squareIn(picture, details);
  const shift = (side - sideOf(picture, size)) / 2;
  return at(picture, left + shift, top + shift, size);
}

/** Moves the square by fractions of its side. */
export function movedBy(picture: Size, details: ImageDetails, by: Move): ImageDetails {
  const { left, top, side } = squareIn(picture, details);
  return at(picture, left + by.x * side, top + by.y * side, details.size);
}

const moves: Record<string, Move> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** The square after a key press; undefined for other keys. */
export function croppedByKey(picture: Size, details: ImageDetails, key: string): ImageDetails | undefined {
  const move = moves[key];
  if (move) return movedBy(picture, details, move);
  if (key === "+" || key === "=") return zoomedTo(picture, details, 1.1 / details.size);
  if (key === "-") return zoomedTo(picture, details, 1 / details.size / 1.1);
  return undefined;
}
