import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, encodeCursor } from "@coldopen/contract/kernel/paging";
import { defaultProjectSort, type ProjectListQuery, type ProjectSort } from "@coldopen/contract/projects/query";
import type { projectRoutes } from "@coldopen/contract/projects/routes";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { Written } from "../../platform/http/written.ts";
import { keptPages } from "./kept-pages.ts";
import { askedIn, conditionsOf, type FilterName, valuesOf } from "./list-filters.ts";
import { orderOf, pageLimit, pageOf, type Start, sortKeys } from "./list-sorts.ts";
import { projectText } from "./project-row.ts";
import { videoProjects } from "./tables.ts";

/** What the screens ask at every visit: lists of such filters alone are planned once a connection. */
const EVERYDAY = new Set<FilterName>(["status__in", "status__isNot", "source__isNot", "type"]);
/** Texts of projects stand in one, none for those whose version is known; `id` and `key` tell the last one where another page follows. */
const Page = z.object({
  versions: z.string(),
  projects: z.string(),
  id: z.string().nullable(),
  key: z.union([z.string(), z.number()]).nullable(),
});
type ProjectPage = z.infer<typeof projectRoutes.list.reply>;
type Statement = ReturnType<typeof preparedStatement>;

/** Where the last page ended: its sort, its last value and the id that breaks ties. */
function readCursor(cursor: string | undefined, { field, direction }: ProjectSort) {
  if (cursor === undefined) return { start: "top" } as const;
  const { shape, isNullable } = sortKeys[field];
  const position = z.tuple([z.literal(field), z.literal(direction), shape.nullable(), z.uuid()]);
  const [, , key, lastId] = decodeCursor(cursor, position) ?? [];
  if (key === undefined || lastId === undefined || (key === null && !isNullable))
    throw new AppError("invalid_input", "cursor: Belongs to another list");
  return key === null ? ({ start: "none", lastId } as const) : ({ start: "value", key, lastId } as const);
}

const known = sql`string_to_array(${sql.placeholder("known")}::text, ' ')`;
/** No text of JSON holds it unescaped. */
const BETWEEN_PROJECTS = "\x1e";
const betweenProjects = sql.raw("chr(30)");

const everyday = new Map<string, Statement>();
/** One statement, whatever is asked: the page is found first, its options and tags are read for it alone. */
function statementFor(values: Record<string, unknown>, sort: ProjectSort, start: Start): Statement {
  const asked = askedIn(values);
  const shape = `${sort.field} ${sort.direction} ${start} ${asked.join(" ")}`;
  const ready = everyday.get(shape);
  if (ready) return ready;
  const isEveryday = asked.every((filter) => EVERYDAY.has(filter));
  const where = conditionsOf(asked);
  const text = sql`
      with page as materialized (${pageOf(sql`${videoProjects}`, where, sort, start)}),
      shown as (
        select p.version, case when p.version = any(${known}) then '' else ${projectText} end as project
        from page p ${orderOf(sort)} limit ${pageLimit}),
      last as (select p.id, ${sortKeys[sort.field].key} as key from page p ${orderOf(sort)} offset ${pageLimit} - 1 limit 1)
      select coalesce((select string_agg(version, ' ') from shown), '') as versions,
        coalesce((select string_agg(project, ${betweenProjects}) from shown), '') as projects, last.id, last.key
      from (select count(*) from page) found left join last on found.count > ${pageLimit}`;
  const statement = preparedStatement(isEveryday ? `projects ${everyday.size}` : undefined, text);
  if (isEveryday) everyday.set(shape, statement);
  return statement;
}

export const projectListStore = (db: Pick<Database, "query">) => {
  const kept = keptPages();
  return {
    list: async ({ cursor, limit, orderBy: sort = defaultProjectSort, ...filters }: ProjectListQuery) => {
      const { start, ...position } = readCursor(cursor, sort);
      const values = valuesOf(filters);
      const before = kept.lastAnswer(JSON.stringify([values, sort, cursor, limit]));
      const given = { ...values, ...position, limit, known: before.versions() };
      const [row] = await statementFor(values, sort, start)(db, given);
      const { versions, projects, id, key } = Page.parse(row);
      const nextCursor = id === null ? null : encodeCursor([sort.field, sort.direction, key, id]);
      const data = before.withChanges(versions, () => projects.split(BETWEEN_PROJECTS));
      return new Written<ProjectPage>(`{"data":[${data}],"responseMetadata":${JSON.stringify({ nextCursor })}}`);
    },
  };
};
