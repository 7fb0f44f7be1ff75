import { useEffect } from "react";

/** Paper is light: while the page is printed it has the colours of the light theme. */
export function usePrintColours(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let isChanged = false;
    const enter = () => {
      isChanged = !classList.contains("light");
      classList.add("light");
    };
    const leave = () => {
      if (isChanged) classList.remove("light");
      isChanged = false;
    };
    addEventListener("beforeprint", enter);
    addEventListener("afterprint", leave);
    return () => {
      removeEventListener("beforeprint", enter);
      removeEventListener("afterprint", leave);
      leave();
    };
  }, []);
}
