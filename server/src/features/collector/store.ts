import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { favoriteChannels } from "../following/tables.ts";
import { CHANNEL_REFRESH_HOURS, REFRESH_INTERVALS, RETENTION_DAYS, UNTRACKED_CHANNEL_REFRESH_HOURS } from "./rules.ts";

const Tracked = z.object({ ucid: z.string(), etag: z.string().nullable(), isDue: z.boolean() });
export type TrackedChannel = z.infer<typeof Tracked>;
const Known = z.object({ videoId: z.string(), title: z.string(), thumb: z.string() });
export type KnownVideo = z.infer<typeof Known>;
const hours = (count: number) => sql.raw(`interval '${count} hours'`);
const tracked = sql`
  (select favorite_ucid as ucid from ${favoriteChannels} union select channel_ucid from ${organizationChannels})`;

export const collectorStore = (db: Pick<Database, "sql">) => ({
  /** Channels that are followed or owned. Demo channels do not exist on the platform. */
  listTracked: async (): Promise<TrackedChannel[]> => {
    const { rows } = await db.sql.execute(sql`
      select t.ucid, c.etag, c.id is null or c.refreshed_at < clock_timestamp() - ${hours(CHANNEL_REFRESH_HOURS)} as "isDue"
      from ${tracked} t left join ${catalogueChannels} c using (ucid)
      where c.source is distinct from 'demo' order by t.ucid`);
    return z.array(Tracked).parse(rows);
  },
  /** Channels that are no longer tracked and would expire soon. */
  listUntrackedDue: async (): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      select ucid from ${catalogueChannels} where source = 'platform' and num_nonnulls(subscribers, handle, thumbnail) > 0
        and refreshed_at < clock_timestamp() - ${hours(UNTRACKED_CHANNEL_REFRESH_HOURS)} order by ucid`);
    return z
      .array(Tracked.pick({ ucid: true }))
      .parse(rows)
      .map(({ ucid }) => ucid);
  },
  updateEtag: (ucid: string, etag: string | null) =>
    db.sql.execute(sql`update ${catalogueChannels} set etag = ${etag} where ucid = ${ucid}`),
  listKnown: async (videoIds: readonly string[]): Promise<KnownVideo[]> => {
    const { rows } = await db.sql.execute(sql`
      select video_id as "videoId", title, thumb from ${catalogueVideos} where video_id = any(${sql.param(videoIds)}::text[])`);
    return z.array(Known).parse(rows);
  },
  /** The youngest first, so that old videos wait if the quota is exceeded. */
  listDue: async (limit: number): Promise<KnownVideo[]> => {
    const steps = REFRESH_INTERVALS.map(
      ({ youngerThanDays, everyHours }) =>
        sql`when v.uploaded > clock_timestamp() - ${hours(youngerThanDays * 24)} then ${hours(everyHours)}`,
    );
    const { rows } = await db.sql.execute(sql`
      select v.video_id as "videoId", v.title, v.thumb
      from ${catalogueVideos} v join ${catalogueChannels} c on c.id = v.channel_id
      where (v.source = 'platform' or (v.source = 'import' and c.ucid in (select ucid from ${tracked} t)))
        and v.refreshed_at < clock_timestamp() - case ${sql.join(steps, sql` `)} end
      order by v.uploaded desc, v.id desc limit ${limit}`);
    return z.array(Known).parse(rows);
  },
  /** Deletes videos that no longer exist on the platform. */
  deleteVideos: async (videoIds: readonly string[]): Promise<number> => {
    const { rowCount } = await db.sql.execute(sql`
      with deleted as (
        delete from ${catalogueVideos} where video_id = any(${sql.param(videoIds)}::text[]) returning channel_id)
      update ${catalogueChannels} set touched_at = clock_timestamp() where id in (select channel_id from deleted)`);
    return rowCount ?? 0;
  },
  /** Deletes what was not refreshed in time. A channel with remaining videos keeps its name. Returns the number of changed channels. */
  deleteExpired: async (): Promise<number> => {
    const expiry = sql`clock_timestamp() - ${hours(RETENTION_DAYS * 24)}`;
    const touched = await db.sql.execute(sql`
      with deleted as (
        delete from ${catalogueVideos} where source = 'platform' and refreshed_at < ${expiry} returning channel_id)
      update ${catalogueChannels} set touched_at = clock_timestamp() where id in (select channel_id from deleted)`);
    const cleared = await db.sql.execute(sql`
      update ${catalogueChannels} set subscribers = null, handle = null, thumbnail = null, touched_at = clock_timestamp()
      where source = 'platform' and refreshed_at < ${expiry} and num_nonnulls(subscribers, handle, thumbnail) > 0`);
    const deleted = await db.sql.execute(sql`
      delete from ${catalogueChannels} c where c.source = 'platform' and c.refreshed_at < ${expiry}
        and not exists (select 1 from ${catalogueVideos} v where v.channel_id = c.id)`);
    return [touched, cleared, deleted].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  },
});
