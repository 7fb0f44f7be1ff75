import clsx from "clsx";
import { useDrawnColor } from "../../lib/drawn-color.ts";
import { pictureSource } from "../../lib/picture-source.ts";
import type { AwaitedBlockProps } from "../feed/index.ts";

/** The main colour of a picture that is still being drawn. */
export const DrawnBlock = ({ thumb, className }: AwaitedBlockProps) => (
  <span
    aria-hidden
    className={clsx("bg-(--feed-raised)", className)}
    style={{ backgroundColor: useDrawnColor(pictureSource(thumb)) }}
  />
);
