import { z } from "zod";
import { PlatformError } from "../port.ts";

const count = z.coerce.number().int().min(0);
const Thumbnails = z
  .object({ high: z.object({ url: z.url() }), medium: z.object({ url: z.url() }), default: z.object({ url: z.url() }) })
  .partial();
export const bestThumbnail = ({ high, medium, default: small }: z.infer<typeof Thumbnails>): string | undefined =>
  (high ?? medium ?? small)?.url;

export const ChannelItem = z.object({
  id: z.string(),
  snippet: z.object({ title: z.string(), customUrl: z.string().optional(), thumbnails: Thumbnails.default({}) }),
  statistics: z.object({ subscriberCount: count.optional(), hiddenSubscriberCount: z.boolean().default(false) }),
});

export const OwnChannelItem = ChannelItem.extend({
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().optional() }) }),
});
export const PlaylistEntry = z.object({ contentDetails: z.object({ videoId: z.string() }) });

export const VideoItem = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    channelId: z.string(),
    channelTitle: z.string(),
    publishedAt: z.coerce.date(),
    categoryId: z.coerce.number().int().optional(),
    tags: z.array(z.string()).default([]),
    defaultLanguage: z.string().optional(),
    defaultAudioLanguage: z.string().optional(),
    thumbnails: Thumbnails.default({}),
  }),
  contentDetails: z.object({ duration: z.string() }),
  statistics: z.object({ viewCount: count.optional(), likeCount: count.optional(), commentCount: count.optional() }),
  status: z.object({ privacyStatus: z.string(), madeForKids: z.boolean().default(false) }),
});

export const VideoLength = VideoItem.pick({ contentDetails: true, status: true });

export const Named = z.object({ id: z.string() });
/** What one item lacks must not cost the others. */
export const readable = <T extends z.ZodType>(shape: T, told: readonly unknown[]): z.output<T>[] =>
  told.flatMap((item) => {
    const parsed = shape.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });

const ItemList = z.object({ items: z.array(z.unknown()).default([]), nextPageToken: z.string().optional() });
export function itemsIn(body: string): z.infer<typeof ItemList> {
  try {
    return ItemList.parse(JSON.parse(body));
  } catch (cause) {
    throw new PlatformError("The video platform's answer could not be read", { cause });
  }
}

const Problem = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });
/** The platform's reason code for a refused request. */
export function reasonOf(body: string): string | undefined {
  try {
    return Problem.parse(JSON.parse(body)).error.errors[0]?.reason;
  } catch {
    return undefined;
  }
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
/** PT1H2M3S in seconds; 0 for a stream that runs still. */
export function secondsOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}

/** A feed names its videos in elements of the platform's own. */
export const videoIdsOf = (feed: string): string[] =>
  [...feed.matchAll(/<yt:videoId>([A-Za-z0-9_-]{11})<\/yt:videoId>/g)].map(([, id = ""]) => id);
