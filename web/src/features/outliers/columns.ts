import { useMedia } from "../../lib/use-media.ts";
import type { VideoType } from "./search.ts";

const across: Record<VideoType, readonly [huge: number, wide: number, large: number, small: number]> = {
  videos: [5, 4, 3, 2],
  shorts: [7, 6, 5, 3],
};

/** Pictures of 16:9: 5 from 1680, 4 from 1280, 3 from 1024. */
export function useColumns(type: VideoType): number {
  const isHuge = useMedia("(min-width: 1680px)");
  const isWide = useMedia("(min-width: 1280px)");
  const isLarge = useMedia("(min-width: 1024px)");
  const [huge, wide, large, small] = across[type];
  return isHuge ? huge : isWide ? wide : isLarge ? large : small;
}

export const gridLook = "grid gap-x-(--grid-gap)";
export const gridStyle = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });
