import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, encodeCursor } from "@coldopen/contract/kernel/paging";
import type { OutlierQuery, OutlierSortField } from "@coldopen/contract/outliers/query";
import { z } from "zod";
import type { LadderKey } from "../edition/ladder.ts";
import type { Given } from "./parameters.ts";

export type Order = { key: LadderKey; isUp: boolean };
/** After which row a page begins. */
export type Position = { lastKey: number | string; lastId: string };

const KEYS: Record<OutlierSortField, LadderKey> = {
  performance_index: "performance_index",
  uploaded: "uploaded",
  views: "views",
  score_desc: "score",
};
const TYPES: Record<LadderKey, string> = {
  performance_index: "real",
  uploaded: "timestamptz",
  views: "bigint",
  score: "real",
};
const BIGINT_MAX = "9223372036854775807";
const TOP: Record<LadderKey, string> = {
  performance_index: "Infinity",
  uploaded: "infinity",
  views: BIGINT_MAX,
  score: "Infinity",
};
const BOTTOM: Record<LadderKey, string> = { performance_index: "0", uploaded: "-infinity", views: "0", score: "0" };
const Moment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/);
const Key = {
  performance_index: z.number(),
  score: z.number(),
  views: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  uploaded: Moment.refine((moment) => !Number.isNaN(Date.parse(moment.replace(" ", "T").replace("+00", "Z")))),
};
const Id = z.string().regex(/^\d{1,18}$/);

export const orderOf = ({ sortField, sortOrder }: Pick<OutlierQuery, "sortField" | "sortOrder">): Order => ({
  key: KEYS[sortField],
  isUp: sortField !== "score_desc" && sortOrder === "asc",
});

export const direction = ({ isUp }: Order) => (isUp ? "asc" : "desc");

export function positionOf(cursor: string | undefined, { key, isUp }: Order): Position {
  if (cursor === undefined) return { lastKey: isUp ? BOTTOM[key] : TOP[key], lastId: isUp ? "-1" : BIGINT_MAX };
  const shape = z.tuple([z.literal(key), z.literal(isUp ? "asc" : "desc"), Key[key], Id]);
  const position = decodeCursor(cursor, shape);
  if (!position) throw new AppError("invalid_input", "cursor: Belongs to another list");
  return { lastKey: position[2], lastId: position[3] };
}
export const cursorAfter = (order: Order, row: { key: number | string; id: string }): string =>
  encodeCursor([order.key, direction(order), row.key, row.id]);

/** How a key travels in a cursor without losing a digit. */
export const keyOut = ({ key }: Order, column: string) =>
  key === "uploaded" ? `(${column} at time zone 'UTC')::text || '+00'` : key === "views" ? `${column}::float8` : column;

export const lastKey = ({ key }: Order, given: Given) => given("lastKey", TYPES[key]);
/** Beyond the row at which the last page ended; upwards, those without an index come after all others. */
export const beyond = (order: Order, given: Given): string => {
  const last = lastKey(order, given);
  const row = `(s.${order.key}, s.id) ${order.isUp ? ">" : "<"} (${last}, ${given("lastId", "bigint")})`;
  return order.isUp && order.key === "performance_index" ? `${row} and ${last} >= 0` : row;
};
export const sorted = (order: Order, prefix = ""): string =>
  `order by ${prefix}${order.key} ${direction(order)}, ${prefix}id ${direction(order)}`;
