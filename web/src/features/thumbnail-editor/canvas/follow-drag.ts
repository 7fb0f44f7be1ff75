import type { Step } from "@coldopen/contract/thumbnails/regions";
import { FRAME } from "@coldopen/contract/thumbnails/schema";
import type { PointerEvent } from "react";

type Drag = { onMove: (step: Step) => void; onEnd: (step: Step | undefined) => void };

/** Reports the pointer in pixels of the frame until it is released; a cancelled drag has no effect. */
export function followDrag(event: PointerEvent<HTMLElement>, { onMove, onEnd }: Drag): void {
  if (event.button !== 0) return;
  const target: HTMLElement = event.currentTarget;
  const frame = target.closest("[data-frame]");
  const scale = FRAME.width / (frame?.getBoundingClientRect().width || FRAME.width);
  const from = { x: event.clientX, y: event.clientY };
  const stepOf = ({ clientX, clientY }: globalThis.PointerEvent): Step => ({
    dx: Math.round((clientX - from.x) * scale),
    dy: Math.round((clientY - from.y) * scale),
  });
  const over = new AbortController();
  const { signal } = over;
  const end = (step: Step | undefined) => {
    over.abort();
    onEnd(step);
  };
  target.setPointerCapture(event.pointerId);
  target.addEventListener("pointermove", (moved) => onMove(stepOf(moved)), { signal });
  target.addEventListener("pointerup", (up) => end(stepOf(up)), { signal });
  target.addEventListener("pointercancel", () => end(undefined), { signal });
}
