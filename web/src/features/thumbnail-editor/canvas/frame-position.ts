import { FRAME } from "@coldopen/contract/thumbnails/schema";
import type { CSSProperties } from "react";

type Box = { x1: number; y1: number; x2: number; y2: number };

const percent = (value: number, of: number) => `${(value / of) * 100}%`;

/** Converts a box of 1280 by 720 to a frame of any size. */
export const toFramePosition = ({ x1, y1, x2, y2 }: Box): CSSProperties => ({
  left: percent(x1, FRAME.width),
  top: percent(y1, FRAME.height),
  width: percent(x2 - x1, FRAME.width),
  height: percent(y2 - y1, FRAME.height),
});
