import { useMedia } from "./use-media.ts";

/** How many stand side by side from 1680 pixels, from 1280, from 1024, and below. */
export type Across = readonly [huge: number, wide: number, large: number, small: number];

export function useColumns([huge, wide, large, small]: Across): number {
  const isHuge = useMedia("(min-width: 1680px)");
  const isWide = useMedia("(min-width: 1280px)");
  const isLarge = useMedia("(min-width: 1024px)");
  return isHuge ? huge : isWide ? wide : isLarge ? large : small;
}
