import { type RefObject, useLayoutEffect } from "react";

/** Keeps an element's height in a variable of the page around it, for what sticks under it. */
export function useOwnHeight(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element;
    const around = current?.parentElement;
    if (!current || !around || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => around.style.setProperty(variable, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, variable]);
}
