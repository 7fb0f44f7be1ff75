import type { ThumbnailStyle } from "@coldopen/contract/ideation/schema";

export type PictureBrief = { prompt: string; style: ThumbnailStyle; seed: number };
export type Picture = { type: "image/webp" | "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> };

/** Pictures of 1280 by 720 from words; the same words and seed give the same picture. */
export type ImageModel = {
  provider: string;
  model: string;
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  costCentsEach: number;
  paint(brief: PictureBrief, signal: AbortSignal): Promise<Picture>;
};
