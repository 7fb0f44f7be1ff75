import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, encodeCursor } from "@coldopen/contract/kernel/paging";
import type { OutlierQuery, OutlierSortField } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import { MAX_SECONDS, MIN_SECONDS } from "../snapshot/snapshot-seconds.ts";
import type { SortKey } from "../tiers/index-tiers.ts";
import type { BindParameter } from "./parameters.ts";

export type SortOrder = { key: SortKey; isAscending: boolean };
/** The row before a page. */
export type Position = { lastKey: number | string; lastId: string };

const KEYS: Record<OutlierSortField, SortKey> = {
  performance_index: "performance_index",
  uploaded: "uploaded",
  views: "views",
  score_desc: "score",
};
const FIELDS = {
  performance_index: "performanceIndex",
  uploaded: "uploaded",
  views: "views",
  score: "score",
} as const satisfies Record<SortKey, keyof OutlierVideo>;
const SQL_TYPES: Record<SortKey, string> = {
  performance_index: "real",
  uploaded: "int",
  views: "bigint",
  score: "real",
};
const BIGINT_MAX = "9223372036854775807";
const TOP: Record<SortKey, string | number> = {
  performance_index: "Infinity",
  uploaded: MAX_SECONDS,
  views: BIGINT_MAX,
  score: "Infinity",
};
const BOTTOM: Record<SortKey, number> = { performance_index: 0, uploaded: MIN_SECONDS, views: 0, score: 0 };
const Key = {
  performance_index: z.number(),
  score: z.number(),
  views: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  uploaded: z.number().int().min(MIN_SECONDS).max(MAX_SECONDS),
};
const Id = z.string().regex(/^\d{1,18}$/);

export const sortOrderOf = ({ sortField, sortOrder }: Pick<OutlierQuery, "sortField" | "sortOrder">): SortOrder => ({
  key: KEYS[sortField],
  isAscending: sortField !== "score_desc" && sortOrder === "asc",
});

export const direction = ({ isAscending }: SortOrder) => (isAscending ? "asc" : "desc");

export function cursorPosition(cursor: string | undefined, { key, isAscending }: SortOrder): Position {
  if (cursor === undefined)
    return { lastKey: isAscending ? BOTTOM[key] : TOP[key], lastId: isAscending ? "-1" : BIGINT_MAX };
  const shape = z.tuple([z.literal(key), z.literal(isAscending ? "asc" : "desc"), Key[key], Id]);
  const position = decodeCursor(cursor, shape);
  if (!position) throw new AppError("invalid_input", "cursor: Belongs to another list");
  return { lastKey: position[2], lastId: position[3] };
}
/** The field that contains the sort key; -1 if it is missing. */
export const fieldOf = ({ key }: SortOrder) => FIELDS[key];
export const cursorAfter = (order: SortOrder, row: { key: number; id: string }): string =>
  encodeCursor([order.key, direction(order), row.key, row.id]);

export const lastKey = ({ key }: SortOrder, bind: BindParameter) => bind("lastKey", SQL_TYPES[key]);
/** The rows after the cursor. In ascending order, too, rows without a performance index come last. */
export const afterCursor = (order: SortOrder, bind: BindParameter): string => {
  const last = lastKey(order, bind);
  const row = `(s.${order.key}, s.id) ${order.isAscending ? ">" : "<"} (${last}, ${bind("lastId", "bigint")})`;
  return order.isAscending && order.key === "performance_index" ? `${row} and ${last} >= 0` : row;
};
export const orderBySql = (order: SortOrder, prefix = ""): string =>
  `order by ${prefix}${order.key} ${direction(order)}, ${prefix}id ${direction(order)}`;
