import { type RefObject, useLayoutEffect } from "react";

/** Sets the element's height as a CSS variable on its parent, for sticky elements below it. */
export function useHeightVariable(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element;
    const around = current?.parentElement;
    if (!current || !around || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => around.style.setProperty(variable, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, variable]);
}
