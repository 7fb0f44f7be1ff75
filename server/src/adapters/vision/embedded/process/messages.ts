import type { Correction, ReadWord, SeenLine, Sight } from "../../port.ts";

/** What can be asked of the process that looks at pictures. */
export type Task =
  | { kind: "look"; picture: Uint8Array }
  | { kind: "read"; picture: Uint8Array; lines: readonly SeenLine[] }
  | { kind: "correct"; picture: Uint8Array; corrections: readonly Correction[] }
  | { kind: "cutOut"; picture: Uint8Array };
export type Outcome = { sight: Sight } | { words: readonly ReadWord[] } | { picture: Uint8Array<ArrayBuffer> };
export type ToEye = { id: number; task: Task };
export type FromEye = { id: number; outcome: Outcome } | { id: number; failure: string };
