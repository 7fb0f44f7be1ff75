import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { overrideTheme } from "../../../lib/theme.ts";

/** Whether the page is being printed. Paper is light: meanwhile it has the colours of the light theme. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let isOverridden = false;
    const enter = () => {
      // Leaving a field saves it; the printed page has no fields.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      isOverridden = true;
      overrideTheme("light");
      // The browser takes the page as it is when this event returns.
      flushSync(() => setPrinting(true));
    };
    const restoreTheme = () => {
      if (isOverridden) overrideTheme(undefined);
      isOverridden = false;
    };
    const leave = () => {
      restoreTheme();
      setPrinting(false);
    };
    addEventListener("beforeprint", enter);
    addEventListener("afterprint", leave);
    return () => {
      removeEventListener("beforeprint", enter);
      removeEventListener("afterprint", leave);
      restoreTheme();
    };
  }, []);
  return isPrinting;
}
