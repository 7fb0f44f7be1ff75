import { useLayoutEffect } from "react";

/**
 * Marks the document while the component is shown. A `:has()` of the whole page would do without this, but then every
 * added element has the styles of all others computed again.
 */
export function useRootAttribute(name: "data-fills-window" | "data-beside-toasts"): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute(name, "");
    return () => root.removeAttribute(name);
  }, [name]);
}
