import type { LadderKey } from "./ladder.ts";

/** All rows, by one key each. */
export const trees = ["performance_index", "uploaded", "views", "score"] as const satisfies LadderKey[];

const ROWS_IN_A_DRAWER = 24;
const FINEST = 1_000_000;
const TYPE = { performance_index: "real", score: "real", uploaded: "int", views: "bigint" } as const;

/** Evenly spread over a line, and still in order: few have most. What is missing (-1) lies apart. */
const spread = (key: LadderKey, value: string): string =>
  key === "uploaded" ? `${value}::float8` : `ln(least(greatest(${value}::float8 + 1.001, 0.001), 1e15))`;

/**
 * Rows whose keys are nearly equal share a drawer, and a tree knows drawers alone: a third of the bytes of an entry for each row.
 * Drawers follow each other as keys do; inside one, rows are sorted as they are read.
 */
export const drawerOf = (schema: string, table: string, tree: LadderKey, value: string): string =>
  `${schema}.${table}_${tree}(${value})`;

export const spreadOf = (tree: LadderKey): string => `stddev_pop(${spread(tree, tree)})`;

export const createDrawers = (
  schema: string,
  table: string,
  tree: LadderKey,
  rows: number,
  deviation: number,
): string => {
  const scale = Math.min(FINEST, rows / (ROWS_IN_A_DRAWER * 3 * deviation) || 1);
  return `create function ${schema}.${table}_${tree}(value ${TYPE[tree]}) returns bigint language sql immutable parallel safe
    as $body$ select (${spread(tree, "value")} * ${scale}::float8)::bigint $body$`;
};
