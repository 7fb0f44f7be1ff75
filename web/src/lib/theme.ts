import { Theme } from "@coldopen/contract/session/schema";
import { useEffect, useSyncExternalStore } from "react";
import { log } from "./log.ts";

/** Written as it is, without an envelope: theme.js reads it before the first paint. */
export const THEME_KEY = "studio-ui-theme";
const SHELL_DEFAULT: Theme = "dark";

const listeners = new Set<() => void>();
let override: Theme | undefined;

export function keptTheme(): Theme {
  try {
    return Theme.catch(SHELL_DEFAULT).parse(localStorage.getItem(THEME_KEY));
  } catch (cause) {
    log.error("The theme could not be read", cause);
    return SHELL_DEFAULT;
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (cause) {
    log.error("The theme could not be kept", cause);
  }
  applyTheme();
}

/** Puts the theme on the page root; runs again whenever the choice or the system's preference changes. */
function applyTheme(): void {
  const theme = override ?? keptTheme();
  const isLight = theme === "system" ? systemIsLight().matches : theme === "light";
  document.documentElement.classList.toggle("light", isLight);
  document.documentElement.classList.toggle("dark", !isLight);
  for (const listener of listeners) listener();
}

export function followTheme(): () => void {
  const system = systemIsLight();
  const heard = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyTheme();
  };
  system.addEventListener("change", applyTheme);
  addEventListener("storage", heard);
  applyTheme();
  return () => {
    system.removeEventListener("change", applyTheme);
    removeEventListener("storage", heard);
  };
}

const systemIsLight = () => matchMedia("(prefers-color-scheme: light)");
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, keptTheme);

/** For a page with its own rule, such as sign-up; the kept choice returns when the page is left. */
export function useThemeOverride(theme: Theme): void {
  useEffect(() => {
    override = theme;
    applyTheme();
    return () => {
      override = undefined;
      applyTheme();
    };
  }, [theme]);
}
