import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, encodeCursor } from "@coldopen/contract/kernel/paging";
import type { OutlierQuery, OutlierSortField } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { LadderKey } from "../../editions/index.ts";
import { EARLIEST, LATEST } from "../../editions/index.ts";
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
const FIELDS = {
  performance_index: "performanceIndex",
  uploaded: "uploaded",
  views: "views",
  score: "score",
} as const satisfies Record<LadderKey, keyof OutlierVideo>;
const TYPES: Record<LadderKey, string> = {
  performance_index: "real",
  uploaded: "int",
  views: "bigint",
  score: "real",
};
const BIGINT_MAX = "9223372036854775807";
const TOP: Record<LadderKey, string | number> = {
  performance_index: "Infinity",
  uploaded: LATEST,
  views: BIGINT_MAX,
  score: "Infinity",
};
const BOTTOM: Record<LadderKey, number> = { performance_index: 0, uploaded: EARLIEST, views: 0, score: 0 };
const Key = {
  performance_index: z.number(),
  score: z.number(),
  views: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  uploaded: z.number().int().min(EARLIEST).max(LATEST),
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
/** The field of a video that is its key; where it is missing, -1. */
export const fieldOf = ({ key }: Order) => FIELDS[key];
export const cursorAfter = (order: Order, row: { key: number; id: string }): string =>
  encodeCursor([order.key, direction(order), row.key, row.id]);

export const lastKey = ({ key }: Order, given: Given) => given("lastKey", TYPES[key]);
/** Beyond the row at which the last page ended; upwards, those without an index come after all others. */
export const beyond = (order: Order, given: Given): string => {
  const last = lastKey(order, given);
  const row = `(s.${order.key}, s.id) ${order.isUp ? ">" : "<"} (${last}, ${given("lastId", "bigint")})`;
  return order.isUp && order.key === "performance_index" ? `${row} and ${last} >= 0` : row;
};
export const sorted = (order: Order, prefix = ""): string =>
  `order by ${prefix}${order.key} ${direction(order)}, ${prefix}id ${direction(order)}`;
