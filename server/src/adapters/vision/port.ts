import type { Correction, ReadWord, SeenLine, Sight, SmallPicture } from "@coldopen/engine-vision";
import type { WorkContext } from "../work-context.ts";

export type {
  Box,
  Correction,
  ReadWord,
  SeenLine,
  Sight,
  SmallPicture,
  TypeMove,
} from "@coldopen/engine-vision";

/** Looking at pictures, and working on what was seen. */
export type Vision = {
  /** As people read it. */
  name: string;
  look(picture: Uint8Array, context: WorkContext): Promise<Sight>;
  /** The words of a picture in which those lines were seen, in the order of reading. */
  read(picture: Uint8Array, lines: readonly SeenLine[], context: WorkContext): Promise<readonly ReadWord[]>;
  /** The picture as the lists of a phone show it. */
  shrink(picture: Uint8Array): Promise<SmallPicture>;
  /** The corrected picture as a PNG of the same size. */
  correct(
    picture: Uint8Array,
    corrections: readonly Correction[],
    context: WorkContext,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The person in front as a PNG with a transparent background. */
  cutOut(picture: Uint8Array, context: WorkContext): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};
