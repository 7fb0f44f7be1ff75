import { useState } from "react";
import { useMedia } from "./use-media.ts";

/** Whether someone ever pointed at an element or put the focus in it; fingers can't point, so they have reached it from the start. */
export function useReached() {
  const isTouched = useMedia("(pointer: coarse)");
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return { isReached: isReached || isTouched, reaching: { onPointerEnter: reach, onFocus: reach } };
}
