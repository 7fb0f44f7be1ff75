import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { ChannelRecord, Source, VideoRecord } from "./record.ts";
import {
  catalogueChannels,
  catalogueSnapshots,
  catalogueThumbnailChanges,
  catalogueTitleChanges,
  catalogueVideos,
} from "./tables.ts";

type Columns = Record<string, { type: string; values: readonly unknown[] }>;
/** Passes rows as one array per column, so that the statement does not depend on their number. */
const unnestColumns = (columns: Columns): SQL => sql`
  unnest(${sql.join(
    Object.values(columns).map(({ type, values }) => sql`${sql.param(values)}::${sql.raw(type)}[]`),
    sql`, `,
  )}) as given(${sql.raw(Object.keys(columns).join(", "))})`;

/** `isNameOnly`: the record comes with a video and does not count as a refresh of the channel. */
type ChannelWriteOptions = { isTouched: boolean; isNameOnly?: boolean };
const REFRESH_COLUMNS = sql`
  refreshed_at = greatest(excluded.refreshed_at, stored.refreshed_at),
  source = case when excluded.source = 'platform' then excluded.source else stored.source end,`;

export const writeStore = (db: Pick<Database, "sql">) => ({
  /** The latest of several records of a channel wins. Sorted, so that concurrent writers cannot deadlock. */
  upsertChannels: async (
    source: Source,
    channels: readonly ChannelRecord[],
    { isTouched, isNameOnly = false }: ChannelWriteOptions,
  ) => {
    if (channels.length === 0) return;
    const column = (type: string, of: (channel: ChannelRecord) => unknown) => ({ type, values: channels.map(of) });
    const given = unnestColumns({
      ucid: column("text", (channel) => channel.ucid),
      name: column("text", (channel) => channel.name),
      handle: column("text", (channel) => channel.handle ?? null),
      thumbnail: column("text", (channel) => channel.thumbnail ?? null),
      subscribers: column("bigint", (channel) => channel.subscribers),
      language: column("text", (channel) => channel.language ?? null),
      top_category: column("text", (channel) => channel.topCategory ?? null),
      seen_at: column("timestamptz", (channel) => channel.seenAt.toISOString()),
    });
    await db.sql.execute(sql`
      insert into ${catalogueChannels} as stored
        (ucid, name, handle, thumbnail, subscribers, language, top_category, source, refreshed_at, touched_at)
      select distinct on (ucid) ucid, name,
        first_value(handle) over latest_known_handle, first_value(thumbnail) over latest_known_thumbnail,
        first_value(subscribers) over latest_known_subscribers,
        language, top_category, ${source}, seen_at, ${isTouched ? sql`clock_timestamp()` : sql`null::timestamptz`}
      from ${given}
      window latest_known_handle as (partition by ucid order by handle is null, seen_at desc),
        latest_known_thumbnail as (partition by ucid order by thumbnail is null, seen_at desc),
        latest_known_subscribers as (partition by ucid order by subscribers is null, seen_at desc)
      order by ucid, seen_at desc
      on conflict (ucid) do update set
        name = case when excluded.refreshed_at >= stored.refreshed_at then excluded.name else stored.name end,
        handle = coalesce(excluded.handle, stored.handle),
        thumbnail = coalesce(excluded.thumbnail, stored.thumbnail),
        subscribers = case when excluded.refreshed_at >= stored.refreshed_at
          then coalesce(excluded.subscribers, stored.subscribers) else coalesce(stored.subscribers, excluded.subscribers) end,
        language = coalesce(excluded.language, stored.language),
        top_category = coalesce(excluded.top_category, stored.top_category),
        ${isNameOnly ? sql`` : REFRESH_COLUMNS}
        touched_at = coalesce(excluded.touched_at, stored.touched_at)`);
  },
  /** The channels of the videos have to exist. */
  upsertVideos: async (source: Source, videos: readonly VideoRecord[]) => {
    if (videos.length === 0) return;
    const column = (type: string, of: (video: VideoRecord) => unknown) => ({ type, values: videos.map(of) });
    const given = unnestColumns({
      video_id: column("text", (video) => video.videoId),
      ucid: column("text", (video) => video.channel.ucid),
      title: column("text", (video) => video.title),
      uploaded: column("timestamptz", (video) => video.uploaded.toISOString()),
      duration: column("integer", (video) => video.duration),
      is_short: column("boolean", (video) => video.isShort),
      made_for_kids: column("boolean", (video) => video.madeForKids),
      youtube_category: column("text", (video) => video.youtubeCategory),
      ai_l2_category: column("text", (video) => video.aiL2Category),
      language: column("text", (video) => video.language),
      thumb: column("text", (video) => video.thumb),
      seen_at: column("timestamptz", (video) => video.seenAt.toISOString()),
    });
    await db.sql.execute(sql`
      insert into ${catalogueVideos} as stored (video_id, channel_id, title, uploaded, duration, is_short, made_for_kids,
        youtube_category, ai_l2_category, language, thumb, source, refreshed_at)
      select distinct on (video_id) video_id, c.id, title, uploaded, duration, is_short, made_for_kids,
        youtube_category, ai_l2_category, given.language, thumb, ${source}, seen_at
      from ${given} join ${catalogueChannels} c using (ucid)
      order by video_id, seen_at desc
      on conflict (video_id) do update set
        channel_id = excluded.channel_id, title = excluded.title, uploaded = excluded.uploaded,
        duration = coalesce(nullif(excluded.duration, 0), stored.duration),
        is_short = case when excluded.duration = 0 then stored.is_short else excluded.is_short end,
        source = case when excluded.source = 'platform' then excluded.source else stored.source end,
        made_for_kids = excluded.made_for_kids, youtube_category = excluded.youtube_category,
        ai_l2_category = excluded.ai_l2_category, language = excluded.language, thumb = excluded.thumb,
        refreshed_at = excluded.refreshed_at
      where excluded.refreshed_at >= stored.refreshed_at`);
  },
  /** Keeps the first of two snapshots of the same time. */
  insertSnapshots: async (videos: readonly Pick<VideoRecord, "videoId" | "snapshots">[]) => {
    const flat = videos.flatMap(({ videoId, snapshots }) => snapshots.map((snapshot) => ({ videoId, ...snapshot })));
    if (flat.length === 0) return;
    const column = (type: string, of: (row: (typeof flat)[number]) => unknown) => ({ type, values: flat.map(of) });
    const given = unnestColumns({
      video_id: column("text", (row) => row.videoId),
      at: column("timestamptz", (row) => row.at.toISOString()),
      views: column("bigint", (row) => row.views),
      likes: column("bigint", (row) => row.likes),
      comments: column("bigint", (row) => row.comments),
    });
    await db.sql.execute(sql`
      insert into ${catalogueSnapshots} (video_id, at, views, likes, comments)
      select v.id, given.at, given.views, given.likes, given.comments from ${given} join ${catalogueVideos} v using (video_id)
      on conflict do nothing`);
  },
  insertTitleChanges: async (videos: readonly Pick<VideoRecord, "videoId" | "titleChanges">[]) => {
    const flat = videos.flatMap(({ videoId, titleChanges }) => titleChanges.map((change) => ({ videoId, ...change })));
    if (flat.length === 0) return;
    const given = unnestColumns({
      video_id: { type: "text", values: flat.map(({ videoId }) => videoId) },
      at: { type: "timestamptz", values: flat.map(({ at }) => at.toISOString()) },
      title: { type: "text", values: flat.map(({ title }) => title) },
    });
    await db.sql.execute(sql`
      insert into ${catalogueTitleChanges} (video_id, at, title)
      select v.id, given.at, given.title from ${given} join ${catalogueVideos} v using (video_id)
      on conflict do nothing`);
  },
  insertThumbnailChanges: async (videos: readonly Pick<VideoRecord, "videoId" | "thumbnailChanges">[]) => {
    const flat = videos.flatMap(({ videoId, thumbnailChanges = [] }) =>
      thumbnailChanges.map((change) => ({ videoId, ...change })),
    );
    if (flat.length === 0) return;
    const given = unnestColumns({
      video_id: { type: "text", values: flat.map(({ videoId }) => videoId) },
      at: { type: "timestamptz", values: flat.map(({ at }) => at.toISOString()) },
      thumb: { type: "text", values: flat.map(({ thumb }) => thumb) },
    });
    await db.sql.execute(sql`
      insert into ${catalogueThumbnailChanges} (video_id, at, thumb)
      select v.id, given.at, given.thumb from ${given} join ${catalogueVideos} v using (video_id)
      on conflict do nothing`);
  },
});

/** Atomic and idempotent. */
export const upsertVideos = async (
  db: Pick<Database, "sql" | "transaction">,
  source: Source,
  videos: VideoRecord[],
) => {
  const store = writeStore(db);
  await db.transaction(async () => {
    await store.upsertChannels(
      source,
      videos.map(({ channel }) => channel),
      { isTouched: true, isNameOnly: source === "platform" },
    );
    await store.upsertVideos(source, videos);
    await store.insertSnapshots(videos);
    await store.insertTitleChanges(videos);
    await store.insertThumbnailChanges(videos);
  });
};

export const upsertChannels = (db: Pick<Database, "sql">, source: Source, channels: readonly ChannelRecord[]) =>
  writeStore(db).upsertChannels(source, channels, { isTouched: false });
