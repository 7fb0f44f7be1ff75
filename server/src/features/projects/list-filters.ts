import type { ProjectListQuery } from "@coldopen/contract/projects/query";
import { type SQL, sql } from "drizzle-orm";
import { projectOptions, projectTags, videoProjects } from "./tables.ts";

export type ListFilters = Omit<ProjectListQuery, "cursor" | "limit" | "orderBy">;

const given = sql.placeholder;
const containing = (words: string | undefined) => {
  const trimmed = words?.trim().replace(/[\\%_]/g, "\\$&");
  return trimmed ? `%${trimmed}%` : undefined;
};
const filled = <T>(values: readonly T[] | undefined) => (values && values.length > 0 ? values : undefined);

/** The parameters of the statement. Filters that are missing or empty are null. */
export const valuesOf = (query: ListFilters): Record<string, unknown> => ({
  ...query,
  search: containing(query.search),
  title: containing(query.title),
  status__in: filled(query.status__in),
  videoProjectTags: filled(query.videoProjectTags),
  aiCategories: filled(query.aiCategories),
});

/** Text matches go through the trigram indexes, so that a search does not read the whole channel. */
const named = (words: string) => sql`
  select n.id from ${videoProjects} n where n.name ilike ${given(words)} or n.title ilike ${given(words)}
  union all
  select o.project_id from ${projectOptions} o where o.option_type = 'title' and o.content ilike ${given(words)}`;
const ofProject = sql`select 1 from ${projectTags} t where t.project_id = p.id and`;
const lowered = sql`select lower(name) from unnest(${given("videoProjectTags")}::text[]) name`;

const scope = sql`p.organization_id = ${given("organizationId")}::uuid and p.channel_ucid = ${given("channelUCID")} and p.deleted_at is null`;
const filters = {
  publishDate__gte: sql`p.publish_date >= ${given("publishDate__gte")}::date`,
  publishDate__lte: sql`p.publish_date <= ${given("publishDate__lte")}::date`,
  publishDate__exists: sql`(p.publish_date is not null) = ${given("publishDate__exists")}::boolean`,
  search: sql`(p.id in (${named("search")}) or exists (${ofProject} t.name ilike ${given("search")}))`,
  title: sql`p.id in (${named("title")})`,
  status__in: sql`p.status = any(${given("status__in")}::text[])`,
  status__isNot: sql`p.status <> ${given("status__isNot")}`,
  source: sql`p.source = ${given("source")}`,
  source__isNot: sql`p.source <> ${given("source__isNot")}`,
  type: sql`p.type = ${given("type")}`,
  sponsors__exists: sql`(cardinality(p.sponsors) > 0) = ${given("sponsors__exists")}::boolean`,
  duration__gte: sql`p.duration >= ${given("duration__gte")}::float8`,
  duration__lte: sql`p.duration <= ${given("duration__lte")}::float8`,
  videoProjectTags: sql`exists (${ofProject} lower(t.name) in (${lowered}))`,
  tagCategory: sql`exists (${ofProject} t.category = ${given("tagCategory")})`,
  titleScore__gte: sql`p.title_score >= ${given("titleScore__gte")}::float8`,
  aiCategories: sql`p.ai_categories && ${given("aiCategories")}::text[]`,
  outlierIndex__gte: sql`p.outlier_index >= ${given("outlierIndex__gte")}::float8`,
  outlierIndex__lte: sql`p.outlier_index <= ${given("outlierIndex__lte")}::float8`,
  views__gte: sql`p.views >= ${given("views__gte")}::float8`,
  views__lte: sql`p.views <= ${given("views__lte")}::float8`,
} satisfies Record<Exclude<keyof ListFilters, "organizationId" | "channelUCID">, SQL>;
export type FilterName = keyof typeof filters;
const filterNames = Object.keys(filters) as FilterName[];

export const filterNamesOf = (values: Record<string, unknown>): FilterName[] =>
  filterNames.filter((name) => values[name] !== undefined);

/** The conditions on the rows `p` of a list: one channel, not deleted, all filters. */
export const conditionsOf = (filterNames: readonly FilterName[]): SQL =>
  sql.join([scope, ...filterNames.map((name) => filters[name])], sql` and `);
