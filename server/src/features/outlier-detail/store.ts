import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { BASELINE_MONTHS } from "../catalogue/index.ts";
import { catalogueChannels, catalogueSnapshots, catalogueVideos } from "../catalogue/tables.ts";
import { bucketOf, type Snapshot, toSnapshotSeconds } from "../search-index/index.ts";

const MAX_BASELINE_VIDEOS = 30;
const NEIGHBOURS = 10;
const CATEGORY_SAMPLE = 2_000;
const WEEK_HOURS = 7 * 24;

const Count = z.coerce.number();
const Explained = z.object({
  channelId: z.number(),
  isShort: z.boolean(),
  category: z.string().nullable(),
  v7: Count.nullable(),
  subscribers: Count.nullable(),
  isTooYoung: z.boolean(),
  isExact: z.boolean(),
  windowStart: Timestamp,
  windowEnd: Timestamp,
  count: z.number(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  deviation: z.number().nullable(),
  neighbours: z.number(),
  neighbourMean: z.number().nullable(),
  baseline: z.array(z.object({ videoId: z.string(), title1: z.string(), uploaded: Timestamp, v7Score: Count })),
});
const Sample = z.tuple([z.object({ count: z.number(), mean: z.number().nullable() })]);

export const explainStore = (db: Pick<Database, "sql">, searchDb: Pick<Database, "query">) => ({
  /** The video, the videos of its baseline and their statistics. */
  findVideo: async (videoId: string, now: Date) => {
    const { rows } = await db.sql.execute(sql`
      with video as (
        select v.*, c.subscribers, v.uploaded + ${sql.raw(`interval '${WEEK_HOURS} hours'`)} as week,
          (v.uploaded at time zone 'UTC' - ${sql.raw(`interval '${BASELINE_MONTHS} months'`)}) at time zone 'UTC' as window_start
        from ${catalogueVideos} v join ${catalogueChannels} c on c.id = v.channel_id where v.video_id = ${videoId}
      ), others as (
        select o.id, o.video_id, o.title, o.uploaded, o.v7, o.uploaded >= v.window_start and o.uploaded < v.uploaded as is_before,
          abs(extract(epoch from o.uploaded - v.uploaded)) as distance
        from video v join ${catalogueVideos} o on o.channel_id = v.channel_id and o.is_short = v.is_short and o.v7 is not null and o.id <> v.id
      ), near as (select v7 from others order by distance, id limit ${NEIGHBOURS}),
      shown as (select * from others where is_before order by uploaded desc, id desc limit ${MAX_BASELINE_VIDEOS})
      select v.channel_id as "channelId", v.is_short as "isShort", v.youtube_category as category, v.v7, v.subscribers,
        v.week > ${now.toISOString()}::timestamptz as "isTooYoung",
        exists (select 1 from ${catalogueSnapshots} s where s.video_id = v.id and s.at = v.week) as "isExact",
        v.window_start as "windowStart", v.uploaded as "windowEnd",
        (select count(*)::int from others where is_before) as count,
        (select avg(v7)::float8 from others where is_before) as mean,
        (select percentile_cont(0.5) within group (order by v7) from others where is_before) as median,
        (select stddev_samp(v7)::float8 from others where is_before) as deviation,
        (select count(*)::int from near) as neighbours, (select avg(v7)::float8 from near) as "neighbourMean",
        (select coalesce(json_agg(json_build_object('videoId', video_id, 'title1', title, 'uploaded', uploaded, 'v7Score', v7)
          order by uploaded desc, id desc), '[]') from shown) as baseline
      from video v`);
    return z.array(Explained).parse(rows)[0];
  },
  /** The mean of other videos of the category in the same months, from a sample. */
  sampleCategory: async (
    { schema, layout }: Snapshot,
    { isShort, category, windowStart, windowEnd }: z.infer<typeof Explained>,
  ) => {
    const code = layout.labels.category.indexOf(category ?? "");
    if (category === null || code < 0) return { count: 0, mean: null };
    const table = isShort ? "shorts" : "videos";
    const bucket = (value: string) => bucketOf(schema, table, "uploaded", value);
    const { rows } = await searchDb.query({
      text: `select count(*)::int as count, avg(v7)::float8 as mean from (
        select v7 from ${schema}.${table}
        where ${bucket("uploaded")} between ${bucket("$1::int")} and ${bucket("$2::int")}
          and uploaded >= $1 and uploaded < $2 and category = $3 and v7 >= 0
        order by ${bucket("uploaded")} desc, uploaded desc limit ${CATEGORY_SAMPLE}) sample`,
      values: [toSnapshotSeconds(windowStart), toSnapshotSeconds(windowEnd), code],
    });
    return Sample.parse(rows)[0];
  },
});
