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

/** In shares of the picture: 0 is its left or upper edge, 1 its right or lower one. */
export type Box = { x1: number; y1: number; x2: number; y2: number };

export type SeenFace = { box: Box; confidence: number; expression: Expression };
export type Colour = readonly [red: number, green: number, blue: number];
/** A line of type: where it stands, how high its letters are as a share of the picture's height, and their colour. */
export type SeenLine = { box: Box; letterHeight: number; letters: number; colour: Colour };
/** Where a line of type comes from, and where and how large it goes. */
export type TypeMove = { from: Box; to: Box; colour: Colour };
/** A decoded picture, three bytes a pixel. */
export type SmallPicture = { width: number; height: number; data: Uint8Array };

/** A word that was read, and whether it still is where the lists of a phone show it. */
export type ReadWord = { text: string; box: Box; isKept: boolean };

/** What is in a picture, as measured. */
export type Sight = {
  width: number;
  height: number;
  faces: readonly SeenFace[];
  lines: readonly SeenLine[];
  /** The picture as the lists of a phone show it. */
  small: SmallPicture;
};

/** One change to a picture's pixels. */
export type Correction =
  | { kind: "contrast" }
  | { kind: "colour" }
  /** Softens and quietens everything but what is kept. */
  | { kind: "calm"; keep: readonly Box[] }
  /** Lights one place and dims what is around it. */
  | { kind: "focus"; at: Box }
  /** Shows this part of the picture only, as large as the whole. */
  | { kind: "frame"; to: Box }
  /** Lifts lines of type off the picture and sets them down elsewhere. */
  | { kind: "type"; moves: readonly TypeMove[] };
