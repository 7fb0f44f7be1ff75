import { type RefObject, useEffect, useEffectEvent } from "react";

const VISIBLE_SHARE = 0.5;

/** Calls back once at least half of the element is in view. */
export function useScrolledIntoView(element: RefObject<HTMLElement | null>, isEnabled: boolean, onSeen: () => void) {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isEnabled || !element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && report(), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isEnabled]);
}
