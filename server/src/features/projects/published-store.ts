import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueVideos } from "../catalogue/tables.ts";
import { videoProjects } from "./tables.ts";

const Changed = z.array(z.object({ id: z.uuid(), organizationId: z.uuid(), channelUcid: z.string() }));
const VIDEO_ID = sql.raw(`'(?:[?&]v=|/shorts/|youtu\\.be/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])'`);
const videoIdIn = (link: SQL): SQL => sql`substring(${link} from ${VIDEO_ID})`;
/** The catalogue stores the index as float4: as float8 it would show digits that were never measured. */
const index = sql.raw("round(v.performance_index::numeric, 4)::float8");

export type VideoStats = { duration: number | null; views: number | null; outlierIndex: number | null };
const Stats = z.object({
  duration: z.number().nullable(),
  views: z.number().nullable(),
  outlierIndex: z.number().nullable(),
});

export const publishedStore = (db: Pick<Database, "sql">) => ({
  /** The statistics of the video that a link leads to. Undefined if the catalogue does not have it. */
  findVideoStats: async (link: string): Promise<VideoStats | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select v.duration::float8 as duration, v.views::float8 as views, ${index} as "outlierIndex"
      from ${catalogueVideos} v where v.video_id = ${videoIdIn(sql`${link}::text`)}`);
    return rows[0] && Stats.parse(rows[0]);
  },
  /** Copies the statistics of the videos to their published projects and returns the projects that changed. Not an edit. */
  refreshVideoStats: async (): Promise<z.infer<typeof Changed>> => {
    const { rows } = await db.sql.execute(sql`
      update ${videoProjects} p set duration = v.duration, views = v.views, outlier_index = ${index}
      from ${catalogueVideos} v
      where v.video_id = ${videoIdIn(sql`p.youtube_url`)} and p.status = 'published' and p.deleted_at is null
        and (p.duration, p.views, p.outlier_index) is distinct from (v.duration::float8, v.views, ${index})
      returning p.id, p.organization_id as "organizationId", p.channel_ucid as "channelUcid"`);
    return Changed.parse(rows);
  },
});
