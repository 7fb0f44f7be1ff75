import type { SortKey } from "./index-tiers.ts";

export const sortKeys = ["performance_index", "uploaded", "views", "score"] as const satisfies SortKey[];

const ROWS_PER_BUCKET = 24;
const MAX_SCALE = 1_000_000;
const SQL_TYPES = { performance_index: "real", score: "real", uploaded: "int", views: "bigint" } as const;

/** Maps a key to an evenly distributed number of the same order: the other keys are log-normal. -1 (missing) stays apart. */
const linearizeSql = (key: SortKey, value: string): string =>
  key === "uploaded" ? `${value}::float8` : `ln(least(greatest(${value}::float8 + 1.001, 0.001), 1e15))`;

/**
 * Rows with nearly equal keys share a bucket, and the B-tree contains buckets only, in a third of the bytes of one entry per row.
 * Buckets have the order of their keys; the rows of one bucket are sorted while they are read.
 */
export const bucketOf = (schema: string, table: string, key: SortKey, value: string): string =>
  `${schema}.${table}_${key}(${value})`;

export const deviationSql = (key: SortKey): string => `stddev_pop(${linearizeSql(key, key)})`;

export const createBucketFunction = (
  schema: string,
  table: string,
  key: SortKey,
  rows: number,
  deviation: number,
): string => {
  const scale = Math.min(MAX_SCALE, rows / (ROWS_PER_BUCKET * 3 * deviation) || 1);
  return `create function ${schema}.${table}_${key}(value ${SQL_TYPES[key]}) returns bigint language sql immutable parallel safe
    as $body$ select (${linearizeSql(key, "value")} * ${scale}::float8)::bigint $body$`;
};
