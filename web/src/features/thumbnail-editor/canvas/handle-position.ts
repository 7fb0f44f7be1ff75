import type { Handle } from "@coldopen/contract/thumbnails/regions";
import type { CSSProperties } from "react";

const along = (handle: Handle, start: string, end: string) =>
  handle.includes(start) ? "0%" : handle.includes(end) ? "100%" : "50%";

/** The position of a handle on its box, and its cursor. */
export const handlePosition = (handle: Handle): CSSProperties => ({
  left: along(handle, "w", "e"),
  top: along(handle, "n", "s"),
  cursor: `${handle}-resize`,
});
