import { useLayoutEffect, useSyncExternalStore } from "react";
import { useExperiment } from "../labs/index.ts";

const query = "(prefers-color-scheme: light)";
const prefersLight = () => window.matchMedia?.(query).matches ?? false;
function subscribe(onChange: () => void) {
  const list = window.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/** The sign-up page has its own rule: the experiment decides, else the system. The kept theme comes back on leaving. */
export function useSignupTheme() {
  const background = useExperiment("SIGNUP_BACKGROUND");
  const isLight = useSyncExternalStore(subscribe, prefersLight);
  const theme = background === "light" || background === "dark" ? background : isLight ? "light" : "dark";
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const other = theme === "light" ? "dark" : "light";
    const hadOther = classList.contains(other);
    classList.replace(other, theme) || classList.add(theme);
    return () => {
      if (hadOther) classList.replace(theme, other);
    };
  }, [theme]);
}
