import { type RefObject, useLayoutEffect, useState } from "react";

/** The scale at which the content fits the available width; at most 1. */
export function useScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return room === undefined || room === 0 ? 1 : Math.min(1, room / width);
}
