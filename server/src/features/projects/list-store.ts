import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, encodeCursor } from "@coldopen/contract/kernel/paging";
import { defaultProjectSort, type ProjectListQuery, type ProjectSort } from "@coldopen/contract/projects/query";
import type { projectRoutes } from "@coldopen/contract/projects/routes";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { conditionsOf, type FilterName, filterNamesOf, valuesOf } from "./list-filters.ts";
import { orderOf, pageOf, type Start, sortKeys } from "./list-sorts.ts";
import { ProjectRow, projectColumns } from "./project-row.ts";
import { videoProjects } from "./tables.ts";

/** The filters of everyday screens: lists with no other filters use a prepared statement. */
const EVERYDAY = new Set<FilterName>(["status__in", "status__isNot", "source__isNot", "type"]);
const Row = ProjectRow.extend({ sortKey: z.union([z.string(), z.number()]).nullable() });
type ProjectPage = z.infer<typeof projectRoutes.list.reply>;
type Statement = ReturnType<typeof preparedStatement>;

/** The end of the last page: its sort, its last value and the id that breaks ties. */
function readCursor(cursor: string | undefined, { field, direction }: ProjectSort) {
  if (cursor === undefined) return { start: "top" } as const;
  const { shape, isNullable } = sortKeys[field];
  const position = z.tuple([z.literal(field), z.literal(direction), shape.nullable(), z.uuid()]);
  const [, , key, lastId] = decodeCursor(cursor, position) ?? [];
  if (key === undefined || lastId === undefined || (key === null && !isNullable))
    throw new AppError("invalid_input", "cursor: Belongs to another list");
  return key === null ? ({ start: "none", lastId } as const) : ({ start: "value", key, lastId } as const);
}

const everyday = new Map<string, Statement>();
/** One statement: it selects the page first and reads options and tags for that page alone. */
function statementFor(values: Record<string, unknown>, sort: ProjectSort, start: Start): Statement {
  const filterNames = filterNamesOf(values);
  const shape = `${sort.field} ${sort.direction} ${start} ${filterNames.join(" ")}`;
  const ready = everyday.get(shape);
  if (ready) return ready;
  const isEveryday = filterNames.every((filter) => EVERYDAY.has(filter));
  const page = pageOf(sql`${videoProjects}`, conditionsOf(filterNames), sort, start);
  const text = sql`select ${projectColumns}, ${sortKeys[sort.field].key} as "sortKey" from (${page}) p ${orderOf(sort)}`;
  const statement = preparedStatement(isEveryday ? `projects ${everyday.size}` : undefined, text);
  if (isEveryday) everyday.set(shape, statement);
  return statement;
}

export const projectListStore = (db: Pick<Database, "query">) => ({
  list: async (scope: AuthorizedScope, query: ProjectListQuery): Promise<ProjectPage> => {
    const { cursor, limit, orderBy: sort = defaultProjectSort, ...filters } = query;
    const { start, ...position } = readCursor(cursor, sort);
    const values = { ...valuesOf(filters), organizationId: scope.organizationId, channelUCID: scope.channelUcid };
    const rows = await statementFor(values, sort, start)(db, { ...values, ...position, limit });
    const projects = rows.slice(0, limit).map((row) => Row.parse(row));
    const last = rows.length > limit ? projects.at(-1) : undefined;
    const nextCursor = last ? encodeCursor([sort.field, sort.direction, last.sortKey, last.id]) : null;
    return { data: projects.map(({ sortKey: _, ...project }) => project), responseMetadata: { nextCursor } };
  },
});
