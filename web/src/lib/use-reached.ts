import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useMedia } from "./use-media.ts";

const STAYS_MS = 300;

/** Whether someone ever pointed at an element or put the focus in it; fingers can't point, so they have reached it from the start. */
export function useReached() {
  const isTouched = useMedia("(pointer: coarse)");
  const [isReached, setReached] = useState(false);
  const waiting = useRef<number>(undefined);
  const pass = useCallback(() => clearTimeout(waiting.current), []);
  useEffect(() => pass, [pass]);
  const reach = () => setReached(true);
  return {
    isReached: isReached || isTouched,
    reaching: {
      // What scrolls past under a pointer at rest is entered too, but only where the scrolling ends was it pointed at.
      onPointerEnter: () => {
        waiting.current = window.setTimeout(reach, STAYS_MS);
      },
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        if (movementX !== 0 || movementY !== 0) reach();
      },
      onPointerLeave: pass,
      onFocus: reach,
    },
  };
}
