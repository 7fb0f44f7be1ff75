import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Paper is light: meanwhile it has the colours of the light theme. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const { classList } = document.documentElement;
    let isChanged = false;
    const enter = () => {
      isChanged ||= !classList.contains("light");
      classList.add("light");
      // The browser takes the page as it is when this event returns.
      flushSync(() => setPrinting(true));
    };
    const leave = () => {
      if (isChanged) classList.remove("light");
      isChanged = false;
      setPrinting(false);
    };
    addEventListener("beforeprint", enter);
    addEventListener("afterprint", leave);
    return () => {
      removeEventListener("beforeprint", enter);
      removeEventListener("afterprint", leave);
      if (isChanged) classList.remove("light");
    };
  }, []);
  return isPrinting;
}
