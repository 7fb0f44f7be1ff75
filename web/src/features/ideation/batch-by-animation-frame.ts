import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";

/** Tokens arrive faster than frames are painted: only the last event of each element within a frame is passed on. */
export function batchByAnimationFrame(emit: (event: ExecutionEvent) => void): (event: ExecutionEvent) => void {
  const waiting = new Map<string, ExecutionEvent>();
  let frame: number | undefined;
  const flush = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    const events = [...waiting.values()];
    waiting.clear();
    events.forEach(emit);
  };
  return (event) => {
    // Hidden pages have no animation frames.
    if (event.state !== "partial" || event.isWhole || document.hidden) {
      flush();
      return emit(event);
    }
    waiting.set(`${event.runId} ${event.element.id}`, event);
    frame ??= requestAnimationFrame(flush);
  };
}
