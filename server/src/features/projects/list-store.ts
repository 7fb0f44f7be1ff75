import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import { text } from "@coldopen/contract/kernel/route";
import {
  defaultProjectSort,
  type ProjectListQuery,
  type ProjectSort,
  type ProjectSortField,
} from "@coldopen/contract/projects/query";
import { Day, VideoProject } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { filtersOf } from "./list-filters.ts";
import { projectJson } from "./project-row.ts";
import { videoProjects } from "./tables.ts";

/** What a list is sorted by, and how its value travels in a cursor without losing a digit. */
type SortKey = {
  by: SQL;
  key: SQL;
  shape: z.ZodType<string | number>;
  value: (key: unknown) => SQL;
  isNullable: boolean;
};
const moment = (column: string): SortKey => ({
  by: sql.raw(column),
  key: sql.raw(`(extract(epoch from ${column}) * 1000000)::float8`),
  shape: z.number().int().min(0).max(1e16),
  value: (key) => sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`,
  isNullable: false,
});
const number = (column: string): SortKey => ({
  by: sql.raw(column),
  key: sql.raw(column),
  shape: z.number(),
  value: (key) => sql`${key}::float8`,
  isNullable: true,
});
const sortKeys: Record<ProjectSortField, SortKey> = {
  updatedAt: moment("p.updated_at"),
  createdAt: moment("p.created_at"),
  name: {
    by: sql`lower(p.name)`,
    key: sql`lower(p.name)`,
    shape: text(400),
    value: (key) => sql`${key}::text`,
    isNullable: false,
  },
  publishDate: {
    by: sql`p.publish_date`,
    key: sql`p.publish_date::text`,
    shape: Day,
    value: (key) => sql`${key}::date`,
    isNullable: true,
  },
  userRank: number("p.user_rank"),
  titleScore: number("p.title_score"),
};

const foreignCursor = () => new AppError("invalid_input", "cursor: Belongs to another list");
const Row = z.object({ project: VideoProject, key: z.union([z.string(), z.number()]).nullable() });

/** Where the last page ended: its sort, its last value and the id that breaks ties. */
function readCursor(cursor: string, { field, direction }: ProjectSort) {
  const { shape } = sortKeys[field];
  const position = z.tuple([z.literal(field), z.literal(direction), shape.nullable(), z.uuid()]);
  const read = decodeCursor(cursor, position);
  if (!read || (read[2] === null && !sortKeys[field].isNullable)) throw foreignCursor();
  return { key: read[2], id: read[3] };
}

function pageRows({ cursor, limit, ...query }: ProjectListQuery, sort: ProjectSort): { rows: SQL; order: SQL } {
  const { by, value, isNullable } = sortKeys[sort.field];
  const direction = sql.raw(sort.direction);
  // Every index of the list says "nulls last", for the id too: only so are they walked without sorting.
  const order = sql`order by ${by} ${direction} nulls last, p.id desc nulls last limit ${limit + 1}`;
  const filters = sql.join(filtersOf(query), sql` and `);
  const select = (...more: SQL[]) =>
    sql`select p.* from ${videoProjects} p where ${sql.join([filters, ...more], sql` and `)} ${order}`;
  if (cursor === undefined) return { rows: select(), order };

  const { key, id } = readCursor(cursor, sort);
  if (key === null) return { rows: select(sql`${by} is null`, sql`p.id < ${id}::uuid`), order };
  const last = value(key);
  const after =
    sort.direction === "desc"
      ? sql`(${by}, p.id) < (${last}, ${id}::uuid)`
      : sql`${by} >= ${last} and (${by} > ${last} or p.id < ${id}::uuid)`;
  if (!isNullable) return { rows: select(after), order };
  // Two walks along the index instead of one condition that it can't be walked by.
  return {
    rows: sql`select p.* from ((${select(after)}) union all (${select(sql`${by} is null`)})) p ${order}`,
    order,
  };
}

export const projectListStore = (db: Pick<Database, "sql">) => ({
  /** One statement, whatever is asked: the page is found first, its options and tags are read for it alone. */
  list: async (query: ProjectListQuery) => {
    const sort = query.orderBy ?? defaultProjectSort;
    const { rows: page, order } = pageRows(query, sort);
    const { rows } = await db.sql.execute(sql`
      with page as materialized (${page})
      select ${projectJson} as project, ${sortKeys[sort.field].key} as key from page p ${order}`);
    const read = rows.map((row) => Row.parse(row));
    const { data, nextCursor } = pageOf(read, query.limit, (last) => [
      sort.field,
      sort.direction,
      last.key,
      last.project.id,
    ]);
    return { data: data.map(({ project }) => project), responseMetadata: { nextCursor } };
  },
});
