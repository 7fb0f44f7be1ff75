import type { Expression, ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { WorkContext } from "../work-context.ts";

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

/** In a frame of 1280 by 720. */
export type Box = { x1: number; y1: number; x2: number; y2: number };
/** A photo whose background is cut out (PNG or WebP with transparency), and where it goes; without a box the composition decides. */
export type CastPhoto = { photo: Uint8Array; box?: Box };
export type Region = { description: string; maskBB: Box };
/** Words set by us; (x, y) is the upper left corner of the line, size the height of its type. */
export type TextLayer = { text: string; x: number; y: number; size: number; colour: string; outline?: string };

export type PictureBrief = {
  prompt: string;
  style: ThumbnailStyle;
  seed: number;
  expression?: Expression;
  cameraAngle?: CameraAngle;
  composition?: Composition;
  cast?: readonly CastPhoto[];
  /** The picture to change: only its regions are drawn anew, and it is kept without loss. */
  base?: Uint8Array;
  regions?: readonly Region[];
  textLayers?: readonly TextLayer[];
};
export type Picture = { type: "image/webp" | "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> };

/** Wide pictures from words. The embedded engine gives the same picture for the same words and seed, in 1280 by 720; what a provider gives is passed on as it came. */
export type ImageModel = {
  provider: string;
  model: string;
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  costCentsEach: number;
  paint(brief: PictureBrief, context: WorkContext): Promise<Picture>;
  close(): Promise<void>;
};

export type VideoToShow = { title: string; category: string; seed: number; isShort: boolean };
/** Small pictures of 640 by 360, or of 360 by 640 for shorts, for videos that have none of their own; always drawn by ourselves, for no organization in particular. */
export type DemoThumbnails = {
  model: string;
  thumbnail(video: VideoToShow, signal: AbortSignal): Promise<Picture>;
};

/** Sets words over a picture of 1280 by 720, whichever model made it; always ourselves, and without loss. */
export type Lettering = {
  letter(plate: Uint8Array, layers: readonly TextLayer[], context: WorkContext): Promise<Picture>;
  /** Where the words of each layer stand once they are set. */
  boxesOf(layers: readonly TextLayer[]): Box[];
};
