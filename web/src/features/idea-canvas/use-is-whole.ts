import { useEffect, useState } from "react";

/** Completing more cards takes longer than a frame. */
const CARDS_PER_FRAME = 6;

const waiting = new Set<() => void>();
let isScheduled = false;

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  requestAnimationFrame(completeSome);
}

function completeSome(): void {
  isScheduled = false;
  for (const complete of [...waiting].slice(0, CARDS_PER_FRAME)) {
    waiting.delete(complete);
    complete();
  }
  schedule();
}

/** Many cards come into view in one frame: what their texts don't show follows, a few cards with each frame. */
export function useIsWhole(): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const complete = () => setIsWhole(true);
    waiting.add(complete);
    schedule();
    return () => void waiting.delete(complete);
  }, []);
  return isWhole;
}
