export const expressions = [
  "neutral",
  "happy",
  "excited",
  "surprised",
  "annoyed",
  "disappointed",
  "sad",
  "shocked",
  "angry",
] as const;
export type Expression = (typeof expressions)[number];
type PictureStyle = "conceptArt" | "realistic" | "sketch";
export type CameraAngle =
  | "eyeLevel"
  | "low"
  | "high"
  | "birdsEye"
  | "closeUp"
  | "wide"
  | "overTheShoulder"
  | "side"
  | "dutch"
  | "pointOfView";
export type Composition = "thirdsLeft" | "thirdsRight" | "centred" | "split" | "versus" | "giant" | "framed";

/** In pixels of a frame of 1280 by 720. */
export type Box = { x1: number; y1: number; x2: number; y2: number };
/** A photo with a transparent background (PNG or WebP) and its box; without a box the composition decides. */
export type CastPhoto = { photo: Uint8Array; box?: Box };
export type Region = { description: string; maskBB: Box };
/** (x, y) is the upper left corner of the line, `size` the height of its letters. */
export type TextLayer = { text: string; x: number; y: number; size: number; colour: string; outline?: string };

export type PictureBrief = {
  prompt: string;
  style: PictureStyle;
  seed: number;
  expression?: Expression;
  cameraAngle?: CameraAngle;
  composition?: Composition;
  cast?: readonly CastPhoto[];
  /** The picture to change: only its regions are redrawn, and the result is encoded without loss. */
  base?: Uint8Array;
  regions?: readonly Region[];
  textLayers?: readonly TextLayer[];
};
export type Picture = { type: "image/webp" | "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> };

export type Size = { width: number; height: number };
/** The frame of reference for boxes and text layers. */
export const FULL_SIZE: Size = { width: 1280, height: 720 };

export type VideoToShow = { title: string; category: string; seed: number; isShort: boolean };
