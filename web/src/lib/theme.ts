import { Theme } from "@coldopen/contract/session/schema";
import { useEffect, useSyncExternalStore } from "react";
import { log } from "./log.ts";

/** Stored without an envelope: theme.js reads it before the first paint. */
export const THEME_KEY = "studio-ui-theme";
const SHELL_DEFAULT: Theme = "dark";

const listeners = new Set<() => void>();
let override: Theme | undefined;

export function storedTheme(): Theme {
  try {
    return Theme.catch(SHELL_DEFAULT).parse(localStorage.getItem(THEME_KEY));
  } catch (cause) {
    log.error("Failed to read the theme", cause);
    return SHELL_DEFAULT;
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (cause) {
    log.error("Failed to store the theme", cause);
  }
  applyTheme();
}

/** Sets the theme on the page root; runs again when the choice or the system preference changes. */
function applyTheme(): void {
  const theme = override ?? storedTheme();
  const isLight = theme === "system" ? systemIsLight().matches : theme === "light";
  document.documentElement.classList.toggle("light", isLight);
  document.documentElement.classList.toggle("dark", !isLight);
  for (const listener of listeners) listener();
}

export function followTheme(): () => void {
  const system = systemIsLight();
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyTheme();
  };
  system.addEventListener("change", applyTheme);
  addEventListener("storage", onStorage);
  applyTheme();
  return () => {
    system.removeEventListener("change", applyTheme);
    removeEventListener("storage", onStorage);
  };
}

const systemIsLight = () => matchMedia("(prefers-color-scheme: light)");
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme);

/** For a page with its own theme, such as sign-up; leaving the page restores the user's choice. */
export function overrideTheme(theme: Theme | undefined): void {
  override = theme;
  applyTheme();
}

export function useThemeOverride(theme: Theme): void {
  useEffect(() => {
    overrideTheme(theme);
    return () => overrideTheme(undefined);
  }, [theme]);
}
