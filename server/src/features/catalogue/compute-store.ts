import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { BASELINE_MONTHS, FIRST_DAYS, MAX_GAP_DAYS, SHRINK_BY_VIDEOS } from "./rules.ts";
import { catalogueChannels, catalogueSnapshots, catalogueVideos } from "./tables.ts";

const Touched = z.array(z.object({ id: z.number() }));
// Hours, since a day in the session's time zone can have 23 or 25 of them.
const days = (count: number): SQL => sql.raw(`interval '${count * 24} hours'`);

/** Views at an age, interpolated linearly between the snapshots before and after it. */
const viewsAtAge = (age: number): SQL => sql`(
  select case
    when after.at = aim.at then after.views
    else floor(before.views + (after.views - before.views)::float8
      * extract(epoch from aim.at - before.at)::float8 / extract(epoch from after.at - before.at)::float8 + 0.5)
  end::bigint
  from (select v.uploaded + ${days(age)} as at) aim
  cross join lateral (
    select s.at, s.views from ${catalogueSnapshots} s where s.video_id = v.id and s.at >= aim.at order by s.at limit 1
  ) after
  cross join lateral (
    (select s.at, s.views from ${catalogueSnapshots} s
      where s.video_id = v.id and s.at >= v.uploaded and s.at < aim.at order by s.at desc limit 1)
    union all select v.uploaded, 0 limit 1
  ) before
  where after.at = aim.at or after.at - before.at <= ${days(MAX_GAP_DAYS)}
)`;

export const computeStore = (db: Pick<Database, "sql">) => ({
  /** Locks changed channels for the current transaction; channels locked by others are skipped. */
  lockTouched: async (limit: number): Promise<number[]> => {
    const { rows } = await db.sql.execute(sql`
      select id from ${catalogueChannels} where touched_at is not null order by touched_at limit ${limit}
      for no key update skip locked`);
    return Touched.parse(rows).map(({ id }) => id);
  },
  clearTouched: (channelIds: readonly number[]) =>
    db.sql.execute(
      sql`update ${catalogueChannels} set touched_at = null where id = any(${sql.param(channelIds)}::int[])`,
    ),
  touchAll: () => db.sql.execute(sql`update ${catalogueChannels} set touched_at = clock_timestamp()`),

  /** Updates what depends on the snapshots of each video alone. */
  updateMeasures: (channelIds: readonly number[]) =>
    db.sql.execute(sql`
      with measured as (
        select v.id, coalesce(latest.views, 0) as views, latest.likes, latest.comments,
          ((latest.likes + coalesce(latest.comments, 0))::float8 / nullif(latest.views, 0))::real as engagement,
          ${viewsAtAge(FIRST_DAYS.week)} as v7, ${viewsAtAge(FIRST_DAYS.month)} as v30
        from ${catalogueVideos} v
        left join lateral (
          select s.views, s.likes, s.comments from ${catalogueSnapshots} s where s.video_id = v.id order by s.at desc limit 1
        ) latest on true
        where v.channel_id = any(${sql.param(channelIds)}::int[])
      )
      update ${catalogueVideos} v set views = m.views, likes = m.likes, comments = m.comments, engagement = m.engagement,
        v7 = m.v7, v30 = m.v30
      from measured m where m.id = v.id and (v.views, v.likes, v.comments, v.engagement, v.v7, v.v30)
        is distinct from (m.views, m.likes, m.comments, m.engagement, m.v7, m.v30)`),

  /** Compares each video with those of the same kind that the channel uploaded in the months before. */
  updateIndexes: (channelIds: readonly number[]) =>
    db.sql.execute(sql`
      with compared as (
        select v.id, v.v7, count(b.id)::int as n, sum(b.v7)::float8 / nullif(count(b.id), 0) as average,
          count(b.id) filter (where b.v7 > v.v7)::int as better
        from ${catalogueVideos} v
        left join ${catalogueVideos} b on b.channel_id = v.channel_id and b.is_short = v.is_short and b.v7 is not null
          and b.uploaded < v.uploaded
          and b.uploaded >= (v.uploaded at time zone 'UTC' - ${sql.raw(`interval '${BASELINE_MONTHS} months'`)}) at time zone 'UTC'
        where v.channel_id = any(${sql.param(channelIds)}::int[])
        group by v.id
      ), rated as (
        select id, n, average::real as v7_average, case when v7 is not null then better + 1 end as v7_rank,
          v7 / nullif(average, 0) as index
        from compared
      ), final as (
        select id, n, v7_average, v7_rank, index::real as performance_index,
          (1 + (index - 1) * n / (n + ${sql.raw(String(SHRINK_BY_VIDEOS))}))::real as score
        from rated
      )
      update ${catalogueVideos} v set baseline_count = f.n, v7_average = f.v7_average, v7_rank = f.v7_rank,
        performance_index = f.performance_index, score = f.score, computed_at = now()
      from final f where f.id = v.id and (v.computed_at is null
        or (v.baseline_count, v.v7_average, v.v7_rank, v.performance_index, v.score)
          is distinct from (f.n, f.v7_average, f.v7_rank, f.performance_index, f.score))`),

  count: async () => {
    const { rows } = await db.sql.execute(sql`
      select count(*)::int as videos, coalesce(extract(epoch from max(uploaded) - min(uploaded)) / 86400, 0)::float8 as days
      from ${catalogueVideos}`);
    return z.object({ videos: z.number(), days: z.number() }).parse(rows[0]);
  },
});
