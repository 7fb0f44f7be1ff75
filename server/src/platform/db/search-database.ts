import type { Log } from "../log.ts";
import { type Database, openDatabase } from "./database.ts";

const CONNECTIONS = 8;
/** Closing connections frees the plans of deleted snapshots. */
const LIFETIME_SECONDS = 3_600;

/**
 * A search statement says itself by which index its rows are found. These keep the planner from knowing better: it plans once a
 * connection, for all values, and reads no whole table, joins nothing but the few rows of a page, and sorts only what has no
 * order of its own.
 */
const SETTINGS = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  enable_memoize: "off",
  enable_sort: "off",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  work_mem: "32MB",
};

export const openSearchDatabase = ({ url, max, log }: { url: string; max: number; log: Log }): Database =>
  openDatabase({ url, max: Math.min(max, CONNECTIONS), log, settings: SETTINGS, maxLifetimeSeconds: LIFETIME_SECONDS });
