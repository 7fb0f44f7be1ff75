import type { Handle } from "@coldopen/contract/thumbnails/regions";
import type { CSSProperties } from "react";

const along = (handle: Handle, start: string, end: string) =>
  handle.includes(start) ? "0%" : handle.includes(end) ? "100%" : "50%";

/** Where a handle sits on its box, and how the pointer looks over it. */
export const handlePlace = (handle: Handle): CSSProperties => ({
  left: along(handle, "w", "e"),
  top: along(handle, "n", "s"),
  cursor: `${handle}-resize`,
});
