import { CatalogueChannel, OutlierVideo } from "@coldopen/contract/outliers/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "./tables.ts";

const Count = z.coerce.number();
const VideoRow = OutlierVideo.extend({
  views: Count,
  subscribers: Count.nullable(),
  v7Score: Count.nullable(),
  v30Score: Count.nullable(),
  uploaded: z.string().transform((moment) => new Date(moment).toISOString()),
});
const ChannelRow = CatalogueChannel.extend({ subscribers: Count.nullable() });

const videoColumns: SQL = sql`
  v.id::text, c.ucid, v.video_id as "videoId", v.title as title1, c.name, c.thumbnail as "channelThumbnail", c.subscribers,
  v.views, v.uploaded, v.duration, v.thumb, v.is_short as "isShort", v.made_for_kids as "madeForKids", v.language,
  v.performance_index as "performanceIndex", v.v7_average as "v7Average", v.v7 as "v7Score", v.v7_rank as "v7Rank",
  v.v30 as "v30Score", v.score, v.engagement, v.ai_l2_category as "aiL2Category", v.youtube_category as "youtubeCategory"`;
const LINKED_VIDEO = sql.raw(`'(?:[?&]v=|/shorts/|youtu\\.be/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])'`);
/** The id of the video that a link leads to; null for other links. */
export const videoIdIn = (link: SQL): SQL => sql`substring(${link} from ${LINKED_VIDEO})`;
const videosWith = (rest: SQL): SQL =>
  sql`select ${videoColumns} from ${catalogueVideos} v join ${catalogueChannels} c on c.id = v.channel_id ${rest}`;

type LatestOptions = { perChannel: number; minIndex?: number; isShort?: boolean };

export const catalogueStore = (db: Pick<Database, "sql">) => {
  const selectVideos = async (query: SQL): Promise<OutlierVideo[]> =>
    z.array(VideoRow).parse((await db.sql.execute(query)).rows);
  const findVideos = (videoIds: readonly string[]) =>
    selectVideos(videosWith(sql`where v.video_id = any(${sql.param(videoIds)}::text[])`));
  const selectChannels = async (where: SQL): Promise<CatalogueChannel[]> => {
    const { rows } = await db.sql.execute(sql`
      select c.ucid, c.name, c.thumbnail, c.subscribers, c.handle, c.top_category as "topCategory", c.language,
        (select count(*)::int from ${catalogueVideos} v where v.channel_id = c.id) as videos
      from ${catalogueChannels} c where ${where}`);
    return z.array(ChannelRow).parse(rows);
  };
  const findChannels = (ucids: readonly string[]) => selectChannels(sql`c.ucid = any(${sql.param(ucids)}::text[])`);
  return {
    hasVideos: async (): Promise<boolean> =>
      (await db.sql.select({ id: catalogueVideos.id }).from(catalogueVideos).limit(1)).length > 0,
    findVideos,
    findVideo: async (videoId: string): Promise<OutlierVideo | undefined> => (await findVideos([videoId]))[0],
    findChannels,
    findChannel: async (ucid: string): Promise<CatalogueChannel | undefined> => (await findChannels([ucid]))[0],
    findChannelByHandle: async (handle: string): Promise<CatalogueChannel | undefined> =>
      (await selectChannels(sql`lower(c.handle) = lower(${handle}) limit 1`))[0],
    listVideosOf: (ucid: string, limit = 100) =>
      selectVideos(videosWith(sql`where c.ucid = ${ucid} order by v.uploaded desc, v.id desc limit ${limit}`)),
    /** The newest videos of each channel. */
    listLatestVideos: (ucids: readonly string[], { perChannel, minIndex, isShort }: LatestOptions) =>
      selectVideos(sql`
        select ${videoColumns} from ${catalogueChannels} c
        cross join lateral (
          select * from ${catalogueVideos} of_channel where of_channel.channel_id = c.id
            ${minIndex === undefined ? sql`` : sql`and of_channel.performance_index >= ${minIndex}`}
            ${isShort === undefined ? sql`` : sql`and of_channel.is_short = ${isShort}`}
          order by of_channel.uploaded desc, of_channel.id desc limit ${perChannel}
        ) v
        where c.ucid = any(${sql.param(ucids)}::text[]) order by v.uploaded desc, v.id desc`),
  };
};
