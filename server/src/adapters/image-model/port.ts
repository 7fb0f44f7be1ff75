import type { Box, Picture, PictureBrief, TextLayer, VideoToShow } from "@coldopen/engine-picture";
import type { WorkContext } from "../work-context.ts";

export type {
  Box,
  CameraAngle,
  CastPhoto,
  Composition,
  Picture,
  PictureBrief,
  Region,
} from "@coldopen/engine-picture";

/** Wide pictures from words. The embedded engine gives the same picture for the same words and seed, in 1280 by 720; what a provider gives is passed on as it came. */
export type ImageModel = {
  provider: string;
  model: string;
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  costCentsEach: number;
  generateImage(brief: PictureBrief, context: WorkContext): Promise<Picture>;
  close(): Promise<void>;
};

/** Small pictures of 640 by 360, or of 360 by 640 for shorts, for videos that have none of their own; always drawn by ourselves, for no organization in particular. */
export type DemoThumbnails = {
  model: string;
  thumbnail(video: VideoToShow, signal: AbortSignal): Promise<Picture>;
  /** The main colour of the thumbnail, without drawing it. */
  mainColor(video: VideoToShow): string;
};

/** Sets words over a picture of 1280 by 720, whichever model made it; always ourselves, and without loss. */
export type Lettering = {
  letter(plate: Uint8Array, layers: readonly TextLayer[], context: WorkContext): Promise<Picture>;
  /** Where the words of each layer stand once they are set. */
  boxesOf(layers: readonly TextLayer[]): Box[];
};
