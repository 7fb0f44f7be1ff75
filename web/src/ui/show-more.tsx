import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";

const AHEAD_PX = 600;

type ShowMoreProps = { busy: boolean; onMore: () => void; children: string };

/** Loads more when it comes near the window, or when it is pressed. */
export function ShowMore({ busy, onMore, children }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === "undefined" || busy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={end} className="grid justify-center py-6">
      <Button kind="ghost" busy={busy} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
