import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { videoIdIn } from "../catalogue/index.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { projectOptions, titleScores, videoProjects } from "../projects/tables.ts";
import { thumbnailScores } from "../thumbnail-scores/tables.ts";
import { publishedScores } from "./tables.ts";

/** Published projects whose link leads to a video of their own channel. Those of one project, or of all. */
const linkedProjects = (projectId: string | undefined): SQL => sql`
  select p.id, p.organization_id, p.channel_ucid, p.thumbnail_primary_option_id, v.video_id, v.uploaded
  from ${videoProjects} p
  join ${catalogueVideos} v on v.video_id = ${videoIdIn(sql`p.youtube_url`)}
  join ${catalogueChannels} c on c.id = v.channel_id and c.ucid = p.channel_ucid
  where p.status = 'published' and p.deleted_at is null and ${projectId ? sql`p.id = ${projectId}` : sql`true`}`;

/** The last score before the upload; without one, the first after it. */
const atUpload = (scoredAt: SQL): SQL => sql`
  order by ${scoredAt} <= l.uploaded desc, case when ${scoredAt} <= l.uploaded then ${scoredAt} end desc, ${scoredAt} limit 1`;

const insertWith = (kind: "title" | "thumbnail", projectId: string | undefined, score: SQL): SQL => sql`
  insert into ${publishedScores} (organization_id, channel_ucid, kind, video_id, score, version, scored_at, project_id)
  select l.organization_id, l.channel_ucid, ${kind}, l.video_id, s.score, s.version, s.scored_at, l.id
  from (${linkedProjects(projectId)}) l cross join lateral (${score}) s
  on conflict do nothing`;

export const matchStore = (db: Pick<Database, "sql">) => ({
  /** Scores of projects that are not published any more, or that were linked to another video. */
  deleteUnlinked: (projectId?: string) =>
    db.sql.execute(sql`
      delete from ${publishedScores} s using ${videoProjects} p
      where p.id = s.project_id and ${projectId ? sql`p.id = ${projectId}` : sql`true`}
        and (p.status <> 'published' or ${videoIdIn(sql`p.youtube_url`)} is distinct from s.video_id)`),
  insertTitleScores: (projectId?: string) =>
    db.sql.execute(
      insertWith(
        "title",
        projectId,
        sql`select t.score, t.version, t.scored_at from ${titleScores} t where t.project_id = l.id ${atUpload(sql`t.scored_at`)}`,
      ),
    ),
  /** A thumbnail's score belongs to the project whose primary thumbnail is the same picture. */
  insertThumbnailScores: (projectId?: string) =>
    db.sql.execute(
      insertWith(
        "thumbnail",
        projectId,
        sql`select t.score, t.version, t.created_at as scored_at
          from ${projectOptions} o join ${thumbnailScores} t on t.organization_id = l.organization_id
            and t.channel_ucid = l.channel_ucid and t.picture = o.content
          where o.id = l.thumbnail_primary_option_id ${atUpload(sql`t.created_at`)}`,
      ),
    ),
});
