import type { ProjectListQuery } from "@coldopen/contract/projects/query";
import { type SQL, sql } from "drizzle-orm";
import { projectOptions, projectTags, videoProjects } from "./tables.ts";

const containing = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const between = (column: SQL, from: SQL | undefined, to: SQL | undefined) => [
  from && sql`${column} >= ${from}`,
  to && sql`${column} <= ${to}`,
];
const numbers = (column: string, from: number | undefined, to: number | undefined) =>
  between(
    sql.raw(column),
    from === undefined ? from : sql`${from}::float8`,
    to === undefined ? to : sql`${to}::float8`,
  );

/** Ids by text go through the trigram indexes, so that a search reads what it finds and not the whole channel. */
const idsNamed = (words: string) => sql`
  select n.id from ${videoProjects} n where n.name ilike ${containing(words)} or n.title ilike ${containing(words)}`;
const idsTitled = (words: string) => sql`
  select o.project_id from ${projectOptions} o where o.option_type = 'title' and o.content ilike ${containing(words)}`;
const idsTagged = (words: string) => sql`
  select t.project_id from ${projectTags} t where t.organization_id = p.organization_id and t.channel_ucid = p.channel_ucid
    and t.project_id = p.id and t.name ilike ${containing(words)}`;

/** What the rows `p` of a list must be: of one channel, not deleted, and all that was asked. */
export function filtersOf(query: Omit<ProjectListQuery, "cursor" | "limit" | "orderBy">): SQL[] {
  const { search = "", title = "", status__in: statuses, videoProjectTags: tags, aiCategories: categories } = query;
  const day = (value: string | undefined) => (value === undefined ? value : sql`${value}::date`);
  const found = [
    sql`p.organization_id = ${query.organizationId}::uuid`,
    sql`p.channel_ucid = ${query.channelUCID}`,
    sql`p.deleted_at is null`,
    ...between(sql`p.publish_date`, day(query.publishDate__gte), day(query.publishDate__lte)),
    query.publishDate__exists !== undefined && sql`(p.publish_date is not null) = ${query.publishDate__exists}`,
    search.trim() !== "" &&
      sql`(p.id in (${idsNamed(search.trim())} union all ${idsTitled(search.trim())}) or exists (${idsTagged(search.trim())}))`,
    title.trim() !== "" && sql`p.id in (${idsNamed(title.trim())} union all ${idsTitled(title.trim())})`,
    statuses && statuses.length > 0 && sql`p.status = any(${list(statuses)})`,
    query.status__isNot && sql`p.status <> ${query.status__isNot}`,
    query.type && sql`p.type = ${query.type}`,
    query.sponsors__exists !== undefined && sql`(cardinality(p.sponsors) > 0) = ${query.sponsors__exists}`,
    ...numbers("p.duration", query.duration__gte, query.duration__lte),
    tags &&
      tags.length > 0 &&
      sql`exists (select 1 from ${projectTags} t where t.project_id = p.id and lower(t.name) in (select lower(name) from unnest(${list(tags)}) name))`,
    categories && categories.length > 0 && sql`p.ai_categories && ${list(categories)}`,
    ...numbers("p.outlier_index", query.outlierIndex__gte, query.outlierIndex__lte),
    ...numbers("p.views", query.views__gte, query.views__lte),
  ];
  return found.filter((filter) => filter !== undefined && filter !== false);
}
