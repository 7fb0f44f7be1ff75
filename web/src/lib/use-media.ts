import { useSyncExternalStore } from "react";

export const MOBILE = "(max-width: 767.98px)";
/** Too narrow for a sidebar with names beside a page and a drawer. */
export const NARROW = "(max-width: 1099.98px)";

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
