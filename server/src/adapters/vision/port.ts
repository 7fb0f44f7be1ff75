import type { Expression } from "@coldopen/contract/ideation/schema";

/** In shares of the picture: 0 is its left or upper edge, 1 its right or lower one. */
export type Area = { x1: number; y1: number; x2: number; y2: number };

export type SeenFace = { area: Area; confidence: number; expression: Expression; expressionConfidence: number };
/** A line of large type: where it stands and how high its letters are, in shares of the picture's height. */
export type SeenLine = { area: Area; letterHeight: number; letters: number };
/** A decoded picture, three bytes a pixel. */
export type SmallPicture = { width: number; height: number; data: Uint8Array };

/** What is in a picture, as measured. */
export type Sight = {
  width: number;
  height: number;
  faces: readonly SeenFace[];
  lines: readonly SeenLine[];
  /** The picture as a phone's list shows it. */
  small: SmallPicture;
};

/** One change to a picture's pixels, each aimed at one measured check. */
export type Correction =
  | { kind: "contrast" }
  | { kind: "colour" }
  | { kind: "calm"; keep: readonly Area[] }
  | { kind: "focus"; at: Area }
  | { kind: "frame"; to: Area }
  | { kind: "type"; lines: readonly { from: Area; to: Area }[] };

/** Looking at pictures, and correcting what was seen. */
export type Vision = {
  name: string;
  look(picture: Uint8Array, signal: AbortSignal): Promise<Sight>;
  /** The corrected picture as a PNG of its own size. */
  correct(
    picture: Uint8Array,
    corrections: readonly Correction[],
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The person of a photo without the background: a PNG of the same size, with soft edges. */
  cutOut(picture: Uint8Array, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};
