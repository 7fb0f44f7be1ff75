import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueVideos } from "../catalogue/tables.ts";
import { videoProjects } from "./tables.ts";

const Changed = z.array(z.object({ id: z.uuid() }));
const VIDEO_ID = sql.raw(`'(?:[?&]v=|/shorts/|youtu\\.be/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])'`);
const videoIdIn = (link: SQL): SQL => sql`substring(${link} from ${VIDEO_ID})`;
/** The catalogue keeps the index in 4 bytes, which in 8 would show digits that it never had. */
const index = sql.raw("round(v.performance_index::numeric, 4)::float8");

export type VideoStats = { duration: number | null; views: number | null; outlierIndex: number | null };
const Stats = z.object({
  duration: z.number().nullable(),
  views: z.number().nullable(),
  outlierIndex: z.number().nullable(),
});

export const publishedStore = (db: Pick<Database, "sql">) => ({
  /** What the catalogue knows of the video behind a link. */
  findVideoStats: async (link: string): Promise<VideoStats | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select v.duration::float8 as duration, v.views::float8 as views, ${index} as "outlierIndex"
      from ${catalogueVideos} v where v.video_id = ${videoIdIn(sql`${link}::text`)}`);
    return rows[0] && Stats.parse(rows[0]);
  },
  /**
   * Published projects take the numbers of their video, all of them or one; those that have changed are told.
   * It is no edit: nobody's work moved.
   */
  refreshVideoStats: async (id?: string): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      update ${videoProjects} p set duration = v.duration, views = v.views, outlier_index = ${index}
      from ${catalogueVideos} v
      where v.video_id = ${videoIdIn(sql`p.youtube_url`)} and p.status = 'published' and p.deleted_at is null
        ${id === undefined ? sql`` : sql`and p.id = ${id}`}
        and (p.duration, p.views, p.outlier_index) is distinct from (v.duration::float8, v.views, ${index})
      returning p.id`);
    return Changed.parse(rows).map((row) => row.id);
  },
});
