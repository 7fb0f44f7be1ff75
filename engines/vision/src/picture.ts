export type Expression =
  | "neutral"
  | "happy"
  | "excited"
  | "surprised"
  | "annoyed"
  | "disappointed"
  | "sad"
  | "shocked"
  | "angry";

/** In fractions of the picture: 0 is its left or upper edge, 1 its right or lower one. */
export type Box = { x1: number; y1: number; x2: number; y2: number };

export type SeenFace = { box: Box; confidence: number; expression: Expression };
export type Colour = readonly [red: number, green: number, blue: number];
/** A text line. `letterHeight` is a fraction of the picture's height, `letters` the number of letters. */
export type SeenLine = { box: Box; letterHeight: number; letters: number; colour: Colour };
/** The current and the target box of a text line. */
export type TypeMove = { from: Box; to: Box; colour: Colour };
/** A decoded picture, three bytes per pixel. */
export type SmallPicture = { width: number; height: number; data: Uint8Array };

/** A recognised word; `isKept` if it is still legible at the size of thumbnails on a phone. */
export type ReadWord = { text: string; box: Box; isKept: boolean };

/** Measurements of a picture. */
export type Sight = {
  width: number;
  height: number;
  faces: readonly SeenFace[];
  lines: readonly SeenLine[];
  /** Sharpness of the strongest edges, from 0 to 1. */
  sharpness: number;
  /** The picture at the size of thumbnails on a phone. */
  small: SmallPicture;
};

/** A change to the pixels of a picture. */
export type Correction =
  | { kind: "contrast" }
  | { kind: "colour" }
  /** Blurs, darkens and desaturates everything outside of the kept boxes, by a strength from 0 to 1. */
  | { kind: "calm"; keep: readonly Box[]; strength: number }
  /** Lightens one area and darkens everything outside of it and of the kept boxes. */
  | { kind: "focus"; at: Box; keep: readonly Box[] }
  /** Crops to this part and scales it to the original size. */
  | { kind: "frame"; to: Box }
  /** Moves text lines. */
  | { kind: "type"; moves: readonly TypeMove[] };
