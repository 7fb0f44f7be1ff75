import { useMedia } from "./use-media.ts";

/** How many stand side by side from 1680 pixels, from 1280, from 1024, and below; on the narrowest fewer yet, where it is said. */
export type Across = readonly [huge: number, wide: number, large: number, small: number, tiny?: number];

export function useColumns([huge, wide, large, small, tiny = small]: Across): number {
  const isHuge = useMedia("(min-width: 1680px)");
  const isWide = useMedia("(min-width: 1280px)");
  const isLarge = useMedia("(min-width: 1024px)");
  const isTiny = useMedia("(max-width: 559px)");
  if (isHuge) return huge;
  if (isWide) return wide;
  if (isLarge) return large;
  return isTiny ? tiny : small;
}
