import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useMedia } from "./use-media.ts";

const STAYS_MS = 300;

/** Whether the element was ever hovered or focused; always true on touch screens, which have no hover. */
export function useInteractionIntent() {
  const isTouched = useMedia("(pointer: coarse)");
  const [hasIntent, setReached] = useState(false);
  const waiting = useRef<number>(undefined);
  const pass = useCallback(() => clearTimeout(waiting.current), []);
  useEffect(() => pass, [pass]);
  const reach = () => setReached(true);
  return {
    hasIntent: hasIntent || isTouched,
    intentHandlers: {
      // Scrolling moves elements under a resting pointer, so entering alone does not count until the pointer stays or moves.
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
