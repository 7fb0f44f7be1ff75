import { useSyncExternalStore } from "react";

export const MOBILE = "(max-width: 767.98px)";
/** Too narrow for a sidebar with names beside a page. */
export const NARROW = "(max-width: 1099.98px)";
/** Too narrow for a sidebar with names beside a page and its drawer. */
export const NARROW_WITH_DRAWER = "(max-width: 1299.98px)";

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
