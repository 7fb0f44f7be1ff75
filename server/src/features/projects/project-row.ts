import {
  type ProjectOption,
  type ProjectTag,
  VideoProject,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  jsonText,
  listPiece,
  momentPiece,
  numberPiece,
  type Pieces,
  pieceFrom,
  piecesFrom,
  textPiece,
  wordPiece,
  yesPiece,
} from "../../platform/db/json-text.ts";
import { notesExcerpt } from "../documents/index.ts";
import { projectOptions, projectTags } from "./tables.ts";

const optionPieces: Pieces<ProjectOption> = {
  id: wordPiece(sql`o.id`),
  content: textPiece(sql`o.content`),
  description: textPiece(sql`o.description`),
  optionType: wordPiece(sql`o.option_type`),
  source: wordPiece(sql`o.source`),
  videoProjectId: wordPiece(sql`o.project_id`),
  seed: numberPiece(sql`o.seed`),
};
const { id, content } = optionPieces;
/** Of an option `o` of those given. */
export const primaryFrom = (options: SQL): SQL => pieceFrom(sql`select ${jsonText({ id, content })} from ${options}`);
const primary = (column: SQL): SQL => primaryFrom(sql`${projectOptions} o where o.id = ${column}`);

const tagPieces: Pieces<ProjectTag> = {
  name: textPiece(sql`t.name`),
  category: wordPiece(sql`t.category`),
  source: wordPiece(sql`t.source`),
};
/** Of tags `t`, in the order in which they are shown. */
export const tagsFrom = (tags: SQL): SQL =>
  piecesFrom(
    sql`select string_agg(${jsonText(tagPieces)}, ',' order by t.source = 'ai', t.position, t.name) from ${tags}`,
  );

const projectPieces: Pieces<VideoProject> = {
  id: wordPiece(sql`p.id`),
  name: textPiece(sql`p.name`),
  title: textPiece(sql`p.title`),
  status: wordPiece(sql`p.status`),
  isPublic: yesPiece(sql`p.is_public`),
  channelUCID: wordPiece(sql`p.channel_ucid`),
  organizationId: wordPiece(sql`p.organization_id`),
  publishDate: textPiece(sql`p.publish_date`),
  createdAt: momentPiece(sql`p.created_at`),
  updatedAt: momentPiece(sql`p.updated_at`),
  duration: numberPiece(sql`p.duration`),
  views: numberPiece(sql`p.views`),
  averageViewDuration: numberPiece(sql`p.average_view_duration`),
  outlierIndex: numberPiece(sql`p.outlier_index`),
  userRank: numberPiece(sql`p.user_rank`),
  titleScore: numberPiece(sql`p.title_score`),
  sponsors: listPiece(sql`p.sponsors`),
  notes: textPiece(notesExcerpt(sql`p.id`)),
  source: wordPiece(sql`p.source`),
  type: wordPiece(sql`p.type`),
  youtubeURL: textPiece(sql`p.youtube_url`),
  videoProjectTags: tagsFrom(sql`${projectTags} t where t.project_id = p.id`),
  aiCategories: listPiece(sql`p.ai_categories`),
  titlePrimaryOptionId: wordPiece(sql`p.title_primary_option_id`),
  conceptPrimaryOptionId: wordPiece(sql`p.concept_primary_option_id`),
  thumbnailPrimaryOptionId: wordPiece(sql`p.thumbnail_primary_option_id`),
  titlePrimaryOption: primary(sql`p.title_primary_option_id`),
  conceptPrimaryOption: primary(sql`p.concept_primary_option_id`),
  thumbnailPrimaryOption: primary(sql`p.thumbnail_primary_option_id`),
  createdBy: wordPiece(sql`p.created_by`),
};

/** Of the row `o`, what the contract calls an option. */
export const optionText = jsonText(optionPieces);
/** Of options `o`, in the order in which they are shown. */
export const optionsFrom = (options: SQL): SQL =>
  piecesFrom(sql`
    select string_agg(${optionText}, ',' order by array_position(array['title', 'concept', 'thumbnail'], o.option_type), o.position)
    from ${options}`);
/** The same with its options in their order; what a write has just changed is read from elsewhere. */
export const detailText = (just: Partial<Pieces<VideoProjectDetail>> = {}): SQL =>
  jsonText({
    ...projectPieces,
    options: optionsFrom(sql`${projectOptions} o where o.project_id = p.id`),
    ...just,
  } satisfies Pieces<VideoProjectDetail>);

const primaryJson = (column: SQL): SQL =>
  sql`(select json_build_object('id', o.id, 'content', o.content) from ${projectOptions} o where o.id = ${column})`;
const tagJson = sql`json_build_object('name', t.name, 'category', t.category, 'source', t.source)`;
const selected: Record<keyof VideoProject, SQL> = {
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
  titlePrimaryOption: primaryJson(sql`p.title_primary_option_id`),
  conceptPrimaryOption: primaryJson(sql`p.concept_primary_option_id`),
  thumbnailPrimaryOption: primaryJson(sql`p.thumbnail_primary_option_id`),
  createdBy: sql`p.created_by`,
};
/** Of the row `p`, one column for each field of a project. */
export const projectColumns = sql.join(
  Object.entries(selected).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);
const Timestamp = z.coerce.date().transform((moment) => moment.toISOString());
export const ProjectRow = VideoProject.extend({ createdAt: Timestamp, updatedAt: Timestamp });

const moment = sql`to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const activityJson = (who: SQL) =>
  sql`json_build_object('id', a.id, 'what', a.what, 'who', ${who}, 'at', ${moment})`;
