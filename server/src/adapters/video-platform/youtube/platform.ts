import { platformThumb } from "@coldopen/contract/pictures/video-thumbnail";
import type { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import { ChannelNotFoundError, PlatformError, type PlatformVideo, type VideoPlatform } from "../port.ts";
import { channelOf } from "./channel-of.ts";
import { apiList } from "./list-items.ts";
import { lookForVideos } from "./look-for-videos.ts";
import { quotaIn } from "./quota.ts";
import { request, type Waits } from "./request.ts";
import {
  bestThumbnail,
  ChannelItem,
  Named,
  OwnChannelItem,
  readable,
  secondsOf,
  VideoItem,
  videoIdsOf,
} from "./wire.ts";

export type YoutubeSettings = { apiKey: string; dailyQuota: number; apiUrl: string; feedUrl: string };
const IDS_A_REQUEST = 50;
const PARTS = { channels: "snippet,statistics", videos: "snippet,contentDetails,statistics,status" } as const;
type Resource = keyof typeof PARTS;

const videoOf = ({ id, snippet, contentDetails, statistics, status }: z.infer<typeof VideoItem>): PlatformVideo => ({
  videoId: id,
  ucid: snippet.channelId,
  channelName: snippet.channelTitle,
  title: snippet.title,
  uploaded: snippet.publishedAt,
  duration: secondsOf(contentDetails.duration),
  tags: snippet.tags,
  madeForKids: status.madeForKids,
  categoryId: snippet.categoryId ?? null,
  languages: [snippet.defaultAudioLanguage, snippet.defaultLanguage].filter((code) => code !== undefined),
  thumb: bestThumbnail(snippet.thumbnails) ?? platformThumb(id),
  views: statistics.viewCount ?? 0,
  likes: statistics.likeCount ?? null,
  comments: statistics.commentCount ?? null,
});

/** YouTube's Data API and channel feeds. New videos come from the feeds, which cost no quota. */
export function youtube(settings: YoutubeSettings, db: Pick<Database, "pool">, wait?: Waits): VideoPlatform {
  const quota = quotaIn(db, settings.dailyQuota);
  // In a header, never in the address: addresses end up in logs.
  const headers = { "x-goog-api-key": settings.apiKey, accept: "application/json" };

  const api = apiList({ apiUrl: settings.apiUrl, headers, quota, wait });
  const list = async (resource: Resource, which: Record<string, string>, signal: AbortSignal) =>
    (await api(resource, { part: PARTS[resource], ...which }, signal)).items;
  const items = async (resource: Resource, ids: readonly string[], signal: AbortSignal) => {
    const found: unknown[] = [];
    for (let from = 0; from < ids.length; from += IDS_A_REQUEST) {
      const id = ids.slice(from, from + IDS_A_REQUEST).join(",");
      found.push(...(await list(resource, { id, maxResults: String(IDS_A_REQUEST) }, signal)));
    }
    return found;
  };
  const channelsIn = (found: readonly unknown[]) => readable(ChannelItem, found).map(channelOf);

  return {
    name: "YouTube",
    channels: async (ucids, signal) => channelsIn(await items("channels", ucids, signal)),
    channelByHandle: async (handle, signal) => channelsIn(await list("channels", { forHandle: handle }, signal))[0],
    videos: async (videoIds, signal) => {
      const found = await items("videos", videoIds, signal);
      const [hidden, shown] = [new Set<string>(), [] as PlatformVideo[]];
      for (const item of readable(VideoItem, found))
        if (item.status.privacyStatus === "private") hidden.add(item.id);
        else shown.push(videoOf(item));
      const named = new Set(readable(Named, found).map(({ id }) => id));
      return { found: shown, gone: videoIds.filter((id) => !named.has(id) || hidden.has(id)) };
    },
    checkUploads: async (ucid, signal) => {
      const { items: found } = await api("channels", { part: "snippet,statistics,contentDetails", id: ucid }, signal);
      const [channel] = readable(OwnChannelItem, found);
      return lookForVideos(api, channel?.contentDetails.relatedPlaylists.uploads, signal);
    },
    latest: async (ucid, etag, signal) => {
      const url = new URL(settings.feedUrl);
      url.searchParams.set("channel_id", ucid);
      const answer = await request(url, etag === null ? {} : { "if-none-match": etag }, signal, { wait });
      if (answer.status === 304) return undefined;
      if (answer.status === 404) throw new ChannelNotFoundError(ucid);
      if (answer.status !== 200) throw new PlatformError(`The video platform refused a feed: ${answer.status}`);
      return { videoIds: videoIdsOf(answer.body), etag: answer.etag };
    },
    quota: quota.read,
  };
}
