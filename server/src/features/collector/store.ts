import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { favoriteChannels } from "../following/tables.ts";
import { CHANNEL_EVERY_HOURS, KEPT_DAYS, LEFT_CHANNEL_EVERY_HOURS, LOOKS } from "./rules.ts";

const Tracked = z.object({ ucid: z.string(), etag: z.string().nullable(), isDue: z.boolean() });
export type TrackedChannel = z.infer<typeof Tracked>;
const Known = z.object({ videoId: z.string(), title: z.string() });
export type KnownVideo = z.infer<typeof Known>;
const hours = (count: number) => sql.raw(`interval '${count} hours'`);
const tracked = sql`
  (select favorite_ucid as ucid from ${favoriteChannels} union select channel_ucid from ${organizationChannels})`;

export const collectorStore = (db: Pick<Database, "sql">) => ({
  /** Channels that someone follows or owns. Those of the demo are not on the platform. */
  tracked: async (): Promise<TrackedChannel[]> => {
    const { rows } = await db.sql.execute(sql`
      select t.ucid, c.etag, c.id is null or c.refreshed_at < clock_timestamp() - ${hours(CHANNEL_EVERY_HOURS)} as "isDue"
      from ${tracked} t left join ${catalogueChannels} c using (ucid)
      where c.source is distinct from 'demo' order by t.ucid`);
    return z.array(Tracked).parse(rows);
  },
  /** Channels that nobody follows any more, before what the platform told of them is too old. */
  ageing: async (): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      select ucid from ${catalogueChannels} where source = 'platform' and num_nonnulls(subscribers, handle, thumbnail) > 0
        and refreshed_at < clock_timestamp() - ${hours(LEFT_CHANNEL_EVERY_HOURS)} order by ucid`);
    return z
      .array(Tracked.pick({ ucid: true }))
      .parse(rows)
      .map(({ ucid }) => ucid);
  },
  rememberFeed: (ucid: string, etag: string | null) =>
    db.sql.execute(sql`update ${catalogueChannels} set etag = ${etag} where ucid = ${ucid}`),
  /** Of these, what is in the catalogue already. */
  known: async (videoIds: readonly string[]): Promise<KnownVideo[]> => {
    const { rows } = await db.sql.execute(sql`
      select video_id as "videoId", title from ${catalogueVideos} where video_id = any(${sql.param(videoIds)}::text[])`);
    return z.array(Known).parse(rows);
  },
  /** Videos to look at again, the youngest first: when the quota ends, the old ones wait. */
  due: async (limit: number): Promise<KnownVideo[]> => {
    const steps = LOOKS.map(
      ({ youngerThanDays, everyHours }) =>
        sql`when v.uploaded > clock_timestamp() - ${hours(youngerThanDays * 24)} then ${hours(everyHours)}`,
    );
    const { rows } = await db.sql.execute(sql`
      select v.video_id as "videoId", v.title
      from ${catalogueVideos} v join ${catalogueChannels} c on c.id = v.channel_id
      where (v.source = 'platform' or (v.source = 'import' and c.ucid in (select ucid from ${tracked} t)))
        and v.refreshed_at < clock_timestamp() - case ${sql.join(steps, sql` `)} end
      order by v.uploaded desc, v.id desc limit ${limit}`);
    return z.array(Known).parse(rows);
  },
  /** Gone from the platform, so gone from here. */
  removeVideos: async (videoIds: readonly string[]): Promise<number> => {
    const { rowCount } = await db.sql.execute(sql`
      with gone as (
        delete from ${catalogueVideos} where video_id = any(${sql.param(videoIds)}::text[]) returning channel_id)
      update ${catalogueChannels} set touched_at = clock_timestamp() where id in (select channel_id from gone)`);
    return rowCount ?? 0;
  },
  /** Not looked at for too long, whatever the reason: the platform's rules don't let it be kept. Of a channel whose videos stay, its name does. Says how many channels changed. */
  removeStale: async (): Promise<number> => {
    const stale = sql`clock_timestamp() - ${hours(KEPT_DAYS * 24)}`;
    const touched = await db.sql.execute(sql`
      with gone as (
        delete from ${catalogueVideos} where source = 'platform' and refreshed_at < ${stale} returning channel_id)
      update ${catalogueChannels} set touched_at = clock_timestamp() where id in (select channel_id from gone)`);
    const emptied = await db.sql.execute(sql`
      update ${catalogueChannels} set subscribers = null, handle = null, thumbnail = null, touched_at = clock_timestamp()
      where source = 'platform' and refreshed_at < ${stale} and num_nonnulls(subscribers, handle, thumbnail) > 0`);
    const gone = await db.sql.execute(sql`
      delete from ${catalogueChannels} c where c.source = 'platform' and c.refreshed_at < ${stale}
        and not exists (select 1 from ${catalogueVideos} v where v.channel_id = c.id)`);
    return [touched, emptied, gone].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  },
});
