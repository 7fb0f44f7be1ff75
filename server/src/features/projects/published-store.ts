import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { videoIdIn } from "../catalogue/index.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { projectOptions, videoProjects } from "./tables.ts";

const Changed = z.array(z.object({ id: z.uuid(), organizationId: z.uuid(), channelUcid: z.string() }));
/** The catalogue stores the index as float4: as float8 it would show digits that were never measured. */
const index = sql.raw("round(v.performance_index::numeric, 4)::float8");

const PublishedVideo = z.object({
  projectId: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  videoId: z.string(),
  /** In UTC. */
  uploadDay: z.string(),
});
/** A video of the channel that has the title of a project without a link. */
export type PublishedVideo = z.infer<typeof PublishedVideo>;

const comparable = (title: SQL): SQL => sql`lower(regexp_replace(btrim(${title}), '\\s+', ' ', 'g'))`;

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
  /** Videos uploaded after the project was created, where the title is the only one of its kind on both sides. */
  listPublishedByTitle: async (): Promise<PublishedVideo[]> => {
    const { rows } = await db.sql.execute(sql`
      select "projectId", "organizationId", "channelUcid", "videoId", "uploadDay" from (
        select p.id as "projectId", p.organization_id as "organizationId", p.channel_ucid as "channelUcid",
          v.video_id as "videoId", to_char(v.uploaded at time zone 'UTC', 'YYYY-MM-DD') as "uploadDay",
          count(*) over (partition by p.id) as videos,
          count(*) over (partition by p.organization_id, v.id) as projects
        from ${videoProjects} p
        left join ${projectOptions} o on o.id = p.title_primary_option_id
        join ${catalogueChannels} c on c.ucid = p.channel_ucid
        join ${catalogueVideos} v on v.channel_id = c.id and v.uploaded > p.created_at
          and ${comparable(sql`v.title`)} = ${comparable(sql`coalesce(o.content, p.title)`)}
        where p.status <> 'published' and p.youtube_url is null and p.deleted_at is null
      ) found where videos = 1 and projects = 1`);
    return z.array(PublishedVideo).parse(rows);
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
