import { NOTES_EXCERPT_LENGTH } from "@coldopen/contract/documents/rules";
import { ProjectOption, type ProjectTag, VideoProject, YoutubeItem } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type ColumnsOf, jsonObject, selectList, Timestamp } from "../../platform/db/rows.ts";
import { projectNotes, projectOptions, projectTags } from "./tables.ts";

const optionColumns: ColumnsOf<ProjectOption> = {
  id: sql`o.id`,
  content: sql`o.content`,
  description: sql`o.description`,
  optionType: sql`o.option_type`,
  source: sql`o.source`,
  videoProjectId: sql`o.project_id`,
  seed: sql`o.seed`,
};
/** An option of the row `o`. */
export const optionJson = jsonObject(optionColumns);
const primaryOption = (id: SQL): SQL =>
  sql`(select ${jsonObject({ id: optionColumns.id, content: optionColumns.content })} from ${projectOptions} o where o.id = ${id})`;
const tagJson = jsonObject({
  name: sql`t.name`,
  category: sql`t.category`,
  source: sql`t.source`,
} satisfies ColumnsOf<ProjectTag>);

const notesExcerpt = (projectId: SQL): SQL =>
  sql`(select nullif(left(n.text, ${NOTES_EXCERPT_LENGTH}::int), '') from ${projectNotes} n where n.project_id = ${projectId})`;

const columns: ColumnsOf<VideoProject> = {
  id: sql`p.id`,
  name: sql`p.name`,
  title: sql`p.title`,
  status: sql`p.status`,
  isPublic: sql`p.is_public`,
  channelUCID: sql`p.channel_ucid`,
  organizationId: sql`p.organization_id`,
  publishDate: sql`to_char(p.publish_date, 'YYYY-MM-DD')`,
  createdAt: sql`p.created_at`,
  updatedAt: sql`p.updated_at`,
  duration: sql`p.duration`,
  views: sql`p.views::float8`,
  averageViewDuration: sql`p.average_view_duration`,
  outlierIndex: sql`p.outlier_index`,
  userRank: sql`p.user_rank`,
  titleScore: sql`p.title_score`,
  sponsors: sql`p.sponsors`,
  notes: notesExcerpt(sql`p.id`),
  source: sql`p.source`,
  type: sql`p.type`,
  youtubeURL: sql`p.youtube_url`,
  videoProjectTags: sql`(
    select coalesce(json_agg(${tagJson} order by t.source = 'ai', t.position, t.name), '[]')
    from ${projectTags} t where t.project_id = p.id)`,
  aiCategories: sql`p.ai_categories`,
  titlePrimaryOptionId: sql`p.title_primary_option_id`,
  conceptPrimaryOptionId: sql`p.concept_primary_option_id`,
  thumbnailPrimaryOptionId: sql`p.thumbnail_primary_option_id`,
  titlePrimaryOption: primaryOption(sql`p.title_primary_option_id`),
  conceptPrimaryOption: primaryOption(sql`p.concept_primary_option_id`),
  thumbnailPrimaryOption: primaryOption(sql`p.thumbnail_primary_option_id`),
  createdBy: sql`p.created_by`,
};
/** The columns of a project in the row `p`, under the contract's names. */
export const projectColumns = selectList(columns);
export const ProjectRow = VideoProject.extend({ createdAt: Timestamp, updatedAt: Timestamp });

/** The same with its inspiration and all its options, in the order in which they are shown. */
export const detailColumns = selectList({
  ...columns,
  options: sql`(
    select coalesce(json_agg(${optionJson}
      order by array_position(array['title', 'concept', 'thumbnail'], o.option_type), o.position), '[]')
    from ${projectOptions} o where o.project_id = p.id)`,
  youtubeItems: sql`p.youtube_items`,
});
export const DetailRow = ProjectRow.extend({ options: z.array(ProjectOption), youtubeItems: z.array(YoutubeItem) });
