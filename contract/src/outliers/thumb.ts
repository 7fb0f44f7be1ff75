import type { PictureSources } from "../pictures/rules.ts";

type Thumbnail = { thumb: string; isShort: boolean };

const SMALL_PX = 320;
const drawn = { address: /^\/api\/idea\/thumbs\/[\w-]{11}\.webp$/, px: 640 };
/** What the platform calls its sizes, wide as told; the small one exists of every video. */
const platform = /^(https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/)(hq|sd|maxres)default\.jpg$/;
const platformPx: Record<string, number> = { hq: 480, sd: 640, maxres: 1280 };

/** A video's thumbnail no larger than it is shown; the browser picks by its own pixels. A short's upright middle has none to spare. */
export function thumbShownAt({ thumb, isShort }: Thumbnail, width: string): PictureSources {
  const sources = (small: string, px: number) => ({
    src: thumb,
    srcSet: `${small} ${SMALL_PX}w, ${thumb} ${px}w`,
    sizes: width,
  });
  if (isShort) return { src: thumb };
  if (drawn.address.test(thumb)) return sources(`${thumb}?size=small`, drawn.px);
  const [, place, name = ""] = platform.exec(thumb) ?? [];
  const px = platformPx[name];
  return place && px ? sources(`${place}mqdefault.jpg`, px) : { src: thumb };
}
