import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";

/** Words come faster than the page is drawn: of those that fall between two pictures the last says all, the others are left out. */
export function byFrame(tell: (event: ExecutionEvent) => void): (event: ExecutionEvent) => void {
  const waiting = new Map<string, ExecutionEvent>();
  let frame: number | undefined;
  const flush = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    const events = [...waiting.values()];
    waiting.clear();
    events.forEach(tell);
  };
  return (event) => {
    // A page that nobody looks at is not drawn at all.
    if (event.state !== "partial" || event.isWhole || document.hidden) {
      flush();
      return tell(event);
    }
    waiting.set(`${event.runId} ${event.element.id}`, event);
    frame ??= requestAnimationFrame(flush);
  };
}
