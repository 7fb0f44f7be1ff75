import type { Correction, ReadWord, SeenLine, Sight } from "../picture.ts";

export type VisionTask =
  | { kind: "look"; picture: Uint8Array }
  | { kind: "read"; picture: Uint8Array; lines: readonly SeenLine[] }
  | { kind: "correct"; picture: Uint8Array; corrections: readonly Correction[] }
  | { kind: "cutOut"; picture: Uint8Array };
export type VisionResult = { sight: Sight } | { words: readonly ReadWord[] } | { picture: Uint8Array<ArrayBuffer> };
