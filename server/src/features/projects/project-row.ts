import { type SQL, sql } from "drizzle-orm";
import { notesExcerpt } from "../documents/index.ts";
import { projectOptions, projectTags } from "./tables.ts";

const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const primary = (column: string): SQL =>
  sql`(select json_build_object('id', o.id, 'content', o.content) from ${projectOptions} o where o.id = ${sql.raw(column)})`;

const fields = sql`
  'id', p.id, 'name', p.name, 'title', p.title, 'status', p.status, 'isPublic', p.is_public,
  'channelUCID', p.channel_ucid, 'organizationId', p.organization_id, 'publishDate', p.publish_date,
  'createdAt', ${moment("p.created_at")}, 'updatedAt', ${moment("p.updated_at")}, 'duration', p.duration, 'views', p.views,
  'averageViewDuration', p.average_view_duration, 'outlierIndex', p.outlier_index, 'userRank', p.user_rank,
  'titleScore', p.title_score, 'sponsors', p.sponsors, 'notes', ${notesExcerpt(sql`p.id`)}, 'source', p.source, 'type', p.type,
  'youtubeURL', p.youtube_url, 'aiCategories', p.ai_categories, 'createdBy', p.created_by,
  'titlePrimaryOptionId', p.title_primary_option_id, 'conceptPrimaryOptionId', p.concept_primary_option_id,
  'thumbnailPrimaryOptionId', p.thumbnail_primary_option_id,
  'titlePrimaryOption', ${primary("p.title_primary_option_id")},
  'conceptPrimaryOption', ${primary("p.concept_primary_option_id")},
  'thumbnailPrimaryOption', ${primary("p.thumbnail_primary_option_id")},
  'videoProjectTags', coalesce((select json_agg(json_build_object('name', t.name, 'category', t.category, 'source', t.source)
    order by t.source = 'ai', t.position, t.name) from ${projectTags} t where t.project_id = p.id), '[]')`;

const optionFields = sql`'id', o.id, 'content', o.content, 'description', o.description, 'optionType', o.option_type,
  'source', o.source, 'videoProjectId', o.project_id, 'seed', o.seed`;

/** Of the row `p`, what the contract calls a video project. */
export const projectJson = sql`json_build_object(${fields})`;
export const detailJson = sql`json_build_object(${fields}, 'options', coalesce((
  select json_agg(json_build_object(${optionFields}) order by array_position(array['title', 'concept', 'thumbnail'], o.option_type), o.position)
  from ${projectOptions} o where o.project_id = p.id), '[]'))`;
export const optionJson = sql`json_build_object(${optionFields})`;
export const activityJson = (who: SQL) =>
  sql`json_build_object('id', a.id, 'what', a.what, 'who', ${who}, 'at', ${moment("a.created_at")})`;
