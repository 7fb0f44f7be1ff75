import { useEffect, useState } from "react";
import { fitScale, fitted, type Point, panned, type Size, type View, within, zoomed } from "./zoom-view.ts";

const MIDDLE: Point = { x: 0, y: 0 };

/** The view of one picture; another picture resets it. */
export function useZoom(id: string) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const [shown, setShown] = useState<{ id: string; picture: Size; view: View | undefined }>();
  const picture = shown?.id === id ? shown.picture : undefined;
  const view = picture && (shown?.view ? within(shown.view, picture, room) : fitted(picture, room));
  const isZoomed = picture !== undefined && view !== undefined && view.scale > fitScale(picture, room);

  useEffect(() => {
    if (!stage || typeof ResizeObserver === "undefined") return;
    const measure = () => setRoom({ width: stage.clientWidth, height: stage.clientHeight });
    const watcher = new ResizeObserver(measure);
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, [stage]);

  const change = (next: (view: View, picture: Size) => View | undefined) =>
    setShown((last) =>
      last?.id === id ? { ...last, view: next(last.view ?? fitted(last.picture, room), last.picture) } : last,
    );
  return {
    stage,
    setStage,
    picture,
    view,
    isZoomed,
    onLoad: (size: Size) => setShown({ id, picture: size, view: undefined }),
    zoomBy: (factor: number, at: Point = MIDDLE) =>
      change((last, size) => zoomed(last, last.scale * factor, at, size, room)),
    zoomTo: (scale: number, at: Point = MIDDLE) => change((last, size) => zoomed(last, scale, at, size, room)),
    /** Follows the window size from then on. */
    fit: () => change(() => undefined),
    panBy: (by: Point) => change((last, size) => panned(last, by, size, room)),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
