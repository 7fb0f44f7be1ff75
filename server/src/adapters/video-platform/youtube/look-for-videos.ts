import { PlatformError, type UploadsCheck } from "../port.ts";
import type { apiList } from "./list-items.ts";
import { PlaylistEntry, readable, secondsOf, VideoLength } from "./wire.ts";

const LONG_VIDEO_SECONDS = 180;
const PAGE_SIZE = 50;
/** The latest 500 uploads are searched for a long video, so that a channel of 20,000 shorts costs 20 units of quota. */
const MAX_UPLOAD_PAGES = 10;

const noItems = { items: [], nextPageToken: undefined };
/** Stops at the first long video, which most channels have among their latest. */
export async function lookForVideos(
  list: ReturnType<typeof apiList>,
  playlistId: string | undefined,
  signal: AbortSignal,
): Promise<UploadsCheck> {
  let hasPublicVideo = false;
  let pageToken: string | undefined = playlistId ? "" : undefined;
  for (let page = 0; playlistId && pageToken !== undefined && page < MAX_UPLOAD_PAGES; page++) {
    const query = {
      part: "contentDetails",
      playlistId,
      maxResults: String(PAGE_SIZE),
      ...(pageToken && { pageToken }),
    };
    const { items, nextPageToken } = await list("playlistItems", query, signal).catch((error: unknown) => {
      // The playlist of uploads does not exist before the first upload.
      if (error instanceof PlatformError && error.reason === "playlistNotFound") return noItems;
      throw error;
    });
    const ids = readable(PlaylistEntry, items).map(({ contentDetails }) => contentDetails.videoId);
    if (ids.length > 0) {
      const videos = await list("videos", { part: "contentDetails,status", id: ids.join(",") }, signal);
      const shown = readable(VideoLength, videos.items).filter(({ status }) => status.privacyStatus === "public");
      hasPublicVideo ||= shown.length > 0;
      if (shown.some(({ contentDetails }) => secondsOf(contentDetails.duration) > LONG_VIDEO_SECONDS))
        return { hasPublicVideo, hasLongVideo: true };
    }
    pageToken = nextPageToken;
  }
  return { hasPublicVideo, hasLongVideo: false };
}
