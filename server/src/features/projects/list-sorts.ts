import { text } from "@coldopen/contract/kernel/route";
import type { ProjectSort, ProjectSortField } from "@coldopen/contract/projects/query";
import { Day } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** The sort expressions, and their exact text form in a cursor. */
type SortKey = { by: SQL; key: SQL; shape: z.ZodType<string | number>; last: SQL; isNullable: boolean };

const key = sql.placeholder("key");
const lastId = sql`${sql.placeholder("lastId")}::uuid`;
const moment = (column: string): SortKey => ({
  by: sql.raw(column),
  key: sql.raw(`(extract(epoch from ${column}) * 1000000)::float8`),
  shape: z.number().int().min(0).max(1e16),
  last: sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`,
  isNullable: false,
});
const number = (column: string): SortKey => ({
  by: sql.raw(column),
  key: sql.raw(column),
  shape: z.number(),
  last: sql`${key}::float8`,
  isNullable: true,
});
export const sortKeys: Record<ProjectSortField, SortKey> = {
  updatedAt: moment("p.updated_at"),
  createdAt: moment("p.created_at"),
  name: {
    by: sql`lower(p.name)`,
    key: sql`lower(p.name)`,
    shape: text(400),
    last: sql`${key}::text`,
    isNullable: false,
  },
  publishDate: {
    by: sql`p.publish_date`,
    key: sql`p.publish_date::text`,
    shape: Day,
    last: sql`${key}::date`,
    isNullable: true,
  },
  userRank: number("p.user_rank"),
  titleScore: number("p.title_score"),
};

/** Where a page starts: at the top, after a value, or among the rows without a value. */
export type Start = "top" | "value" | "none";

// Every index of the list has "nulls last", for the id too: otherwise PostgreSQL would sort.
export const orderOf = ({ field, direction }: ProjectSort): SQL =>
  sql`order by ${sortKeys[field].by} ${sql.raw(direction)} nulls last, p.id desc nulls last`;

const pageLimit = sql`${sql.placeholder("limit")}::int`;

/** The rows of one page and one more, which shows that another page follows. */
export function pageOf(table: SQL, where: SQL, sort: ProjectSort, start: Start): SQL {
  const { by, last, isNullable } = sortKeys[sort.field];
  const order = sql`${orderOf(sort)} limit ${pageLimit} + 1`;
  const select = (more: SQL) => sql`select p.* from ${table} p where ${where} ${more} ${order}`;
  if (start === "top") return select(sql``);
  if (start === "none") return select(sql`and ${by} is null and p.id < ${lastId}`);
  const after = select(
    sort.direction === "desc"
      ? sql`and (${by}, p.id) < (${last}, ${lastId})`
      : sql`and ${by} >= ${last} and (${by} > ${last} or p.id < ${lastId})`,
  );
  // Two index scans instead of one condition that no index supports.
  return isNullable
    ? sql`select p.* from ((${after}) union all (${select(sql`and ${by} is null`)})) p ${order}`
    : after;
}
