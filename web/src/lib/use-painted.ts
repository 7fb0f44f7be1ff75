import { useEffect, useState } from "react";

/** A hidden tab paints no frames. */
const MAX_WAIT_MS = 2_000;

/** True once the first frame after mounting is on the screen. What that frame does not show can load then. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const end = () => setPainted(true);
    const timer = setTimeout(end, MAX_WAIT_MS);
    let frame = requestAnimationFrame(() => {
      // This callback runs when the previous frame is on the screen.
      frame = requestAnimationFrame(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
