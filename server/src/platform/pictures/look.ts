import type { Measured } from "./measure.ts";

const DARK = 0.22;
const BRIGHT = 0.62;
const TINTED = 0.12;
const ONE_SIDED = 0.5;

function lightIn({ brightness, warmth }: Measured): string | undefined {
  if (brightness < DARK) return "at night";
  if (warmth > TINTED) return "in warm golden light";
  if (warmth < -TINTED) return "in cold blue light";
  return brightness > BRIGHT ? "in bright daylight" : undefined;
}

function placeIn({ detail: { left, centre, right } }: Measured): string | undefined {
  if (left > ONE_SIDED) return "subject on the left";
  if (right > ONE_SIDED) return "subject on the right";
  return centre > ONE_SIDED ? "subject in the centre" : undefined;
}

/** Describes light and composition in the vocabulary of image prompts. */
export const lookOf = (measured: Measured): string[] =>
  [lightIn(measured), placeIn(measured)].filter((word) => word !== undefined);
