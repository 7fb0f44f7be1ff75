import { videoIdOf } from "../projects/schema.ts";
import { THUMBNAIL_HOSTS } from "./address.ts";

export type PictureSizes = { small: string; medium: string; large: string };

const HOST = "https://i.ytimg.com";
const hosts = new Set<string>(THUMBNAIL_HOSTS);
/** The platform's names for 320x180, 480x360 and 1280x720; the first two exist for every video. */
const names: PictureSizes = { small: "mqdefault", medium: "hqdefault", large: "maxresdefault" };

const ofVideo = (id: string): PictureSizes => ({
  small: `${HOST}/vi/${id}/${names.small}.jpg`,
  medium: `${HOST}/vi/${id}/${names.medium}.jpg`,
  large: `${HOST}/vi/${id}/${names.large}.jpg`,
});

/** The largest thumbnail that exists for every video. */
export const platformThumb = (videoId: string): string => ofVideo(videoId).medium;

const larger = /^https:\/\/i\.ytimg\.com\/vi\/([\w-]{11})\/(hq|sd|maxres)default\.jpg$/;
const widths: Record<string, number> = { hq: 480, sd: 640, maxres: 1280 };
/** The width and the small variant of a platform thumbnail that is not the smallest. */
export function platformThumbOf(address: string): { small: string; width: number } | undefined {
  const [, id, name = ""] = larger.exec(address) ?? [];
  const width = widths[name];
  return id && width ? { small: ofVideo(id).small, width } : undefined;
}

const videoOfThumbnail = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hosts.has(hostname) ? /^\/vi(?:_webp)?\/([\w-]{11})\//.exec(pathname)?.[1] : undefined;
};

export type VideoThumbnail = { sizes: PictureSizes } | { problem: string };

/** The three sizes of a video's thumbnail, from the thumbnail's address or from a link to the video. */
export function videoThumbnailOf(address: string): VideoThumbnail {
  const typed = address.replace(/\s+/g, "");
  if (typed === "") return { problem: "Requires valid YouTube URL" };
  const id = videoOfThumbnail(typed) ?? videoIdOf(typed);
  return id ? { sizes: ofVideo(id) } : { problem: "Invalid YouTube URL" };
}
