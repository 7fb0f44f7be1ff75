import { useMedia } from "./use-media.ts";

/** Columns from 1680 px, from 1280, from 1024 and below; optionally fewer on the narrowest screens. */
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
