import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { ChannelRecord, Source, VideoRecord } from "./record.ts";
import { catalogueChannels, catalogueSnapshots, catalogueTitleChanges, catalogueVideos } from "./tables.ts";

type Columns = Record<string, { type: string; values: readonly unknown[] }>;
/** Rows as one array a column: the statement stays the same whatever their number. */
const rowsOf = (columns: Columns): SQL => sql`
  unnest(${sql.join(
    Object.values(columns).map(({ type, values }) => sql`${sql.param(values)}::${sql.raw(type)}[]`),
    sql`, `,
  )}) as given(${sql.raw(Object.keys(columns).join(", "))})`;

/** `isNameOnly`: told by the way, with a video; the rest of the channel is as old as it was. */
type Way = { isTouched: boolean; isNameOnly?: boolean };
const WHOLE_CHANNEL = sql`
  refreshed_at = greatest(excluded.refreshed_at, held.refreshed_at),
  source = case when excluded.source = 'platform' then excluded.source else held.source end,`;

export const writeStore = (db: Pick<Database, "sql">) => ({
  /** Of what is given twice, and of what is there already, the later one stands. Sorted, so that two writers never wait for each other in a ring. */
  putChannels: async (source: Source, channels: readonly ChannelRecord[], { isTouched, isNameOnly = false }: Way) => {
    if (channels.length === 0) return;
    const column = (type: string, of: (channel: ChannelRecord) => unknown) => ({ type, values: channels.map(of) });
    const given = rowsOf({
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
      insert into ${catalogueChannels} as held
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
        name = case when excluded.refreshed_at >= held.refreshed_at then excluded.name else held.name end,
        handle = coalesce(excluded.handle, held.handle),
        thumbnail = coalesce(excluded.thumbnail, held.thumbnail),
        subscribers = case when excluded.refreshed_at >= held.refreshed_at
          then coalesce(excluded.subscribers, held.subscribers) else coalesce(held.subscribers, excluded.subscribers) end,
        language = coalesce(excluded.language, held.language),
        top_category = coalesce(excluded.top_category, held.top_category),
        ${isNameOnly ? sql`` : WHOLE_CHANNEL}
        touched_at = coalesce(excluded.touched_at, held.touched_at)`);
  },
  /** Their channels must be there. */
  putVideos: async (source: Source, videos: readonly VideoRecord[]) => {
    if (videos.length === 0) return;
    const column = (type: string, of: (video: VideoRecord) => unknown) => ({ type, values: videos.map(of) });
    const given = rowsOf({
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
      insert into ${catalogueVideos} as held (video_id, channel_id, title, uploaded, duration, is_short, made_for_kids,
        youtube_category, ai_l2_category, language, thumb, source, refreshed_at)
      select distinct on (video_id) video_id, c.id, title, uploaded, duration, is_short, made_for_kids,
        youtube_category, ai_l2_category, given.language, thumb, ${source}, seen_at
      from ${given} join ${catalogueChannels} c using (ucid)
      order by video_id, seen_at desc
      on conflict (video_id) do update set
        channel_id = excluded.channel_id, title = excluded.title, uploaded = excluded.uploaded,
        duration = coalesce(nullif(excluded.duration, 0), held.duration),
        is_short = case when excluded.duration = 0 then held.is_short else excluded.is_short end,
        source = case when excluded.source = 'platform' then excluded.source else held.source end,
        made_for_kids = excluded.made_for_kids, youtube_category = excluded.youtube_category,
        ai_l2_category = excluded.ai_l2_category, language = excluded.language, thumb = excluded.thumb,
        refreshed_at = excluded.refreshed_at
      where excluded.refreshed_at >= held.refreshed_at`);
  },
  /** Of two snapshots of one moment the first stands. */
  putSnapshots: async (videos: readonly Pick<VideoRecord, "videoId" | "snapshots">[]) => {
    const flat = videos.flatMap(({ videoId, snapshots }) => snapshots.map((snapshot) => ({ videoId, ...snapshot })));
    if (flat.length === 0) return;
    const column = (type: string, of: (row: (typeof flat)[number]) => unknown) => ({ type, values: flat.map(of) });
    const given = rowsOf({
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
  putTitleChanges: async (videos: readonly Pick<VideoRecord, "videoId" | "titleChanges">[]) => {
    const flat = videos.flatMap(({ videoId, titleChanges }) => titleChanges.map((change) => ({ videoId, ...change })));
    if (flat.length === 0) return;
    const given = rowsOf({
      video_id: { type: "text", values: flat.map(({ videoId }) => videoId) },
      at: { type: "timestamptz", values: flat.map(({ at }) => at.toISOString()) },
      title: { type: "text", values: flat.map(({ title }) => title) },
    });
    await db.sql.execute(sql`
      insert into ${catalogueTitleChanges} (video_id, at, title)
      select v.id, given.at, given.title from ${given} join ${catalogueVideos} v using (video_id)
      on conflict do nothing`);
  },
});

/** All or nothing; given again it changes nothing. */
export const putVideos = async (db: Pick<Database, "sql" | "transaction">, source: Source, videos: VideoRecord[]) => {
  const store = writeStore(db);
  await db.transaction(async () => {
    await store.putChannels(
      source,
      videos.map(({ channel }) => channel),
      { isTouched: true, isNameOnly: source === "platform" },
    );
    await store.putVideos(source, videos);
    await store.putSnapshots(videos);
    await store.putTitleChanges(videos);
  });
};

export const putChannels = (db: Pick<Database, "sql">, source: Source, channels: readonly ChannelRecord[]) =>
  writeStore(db).putChannels(source, channels, { isTouched: false });
