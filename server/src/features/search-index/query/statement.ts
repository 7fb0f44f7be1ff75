import { createHash } from "node:crypto";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import { textVectorSql, uploadedKeySql, type VideoKind } from "../snapshot/snapshot-schema.ts";
import { channelTierConditions, isOutlierSql } from "../tiers/index-tiers.ts";
import { type LanguagePartition, partitioningOf } from "../tiers/language-partition.ts";
import {
  channelBranches,
  isIndexOnly,
  matchesPattern,
  type SearchContext,
  scanBranches,
  scanOutliersByTime,
  type TextMatch,
  textBranches,
} from "./branches.ts";
import { createParameters } from "./parameters.ts";
import { direction, type SortOrder } from "./sort-order.ts";
import { pageColumn } from "./video-row.ts";

/**
 * How rows are found; chosen here and not by the planner. With `readsRowsDirectly` an index-only scan reads whole rows at once,
 * which is faster for the first rows after its start.
 */
export type QueryPlan = { filters: number; isOutliersOnly: boolean } & (
  | { by: "scan"; readsRowsDirectly: boolean; hasCursor: boolean }
  | {
      by: "titles" | "channel names" | "titles or channel names";
      match: TextMatch;
      partition: LanguagePartition;
      maxTiers: number;
    }
  | { by: "channels"; match: TextMatch | "none" }
);
export type Statement = { name: string; text: string; parameters: readonly string[] };

/** The largest channels whose name matches. */
const MAX_NAMED_CHANNELS = 50;

function namedChannels(context: SearchContext, match: TextMatch): string {
  const { schema, channelTiers, bind } = context;
  const pattern = match === "words" ? "true" : matchesPattern(context, "name");
  const branches = channelTierConditions(channelTiers).map((condition) => {
    const named = `select * from ${schema}.channels where ${textVectorSql(schema, "name")} @@ ${bind("words", "tsquery")} and ${condition} offset 0`;
    return `(select id from (${named}) named where ${pattern} order by subscribers desc, id limit ${MAX_NAMED_CHANNELS})`;
  });
  return `array(select id from (${branches.join(" union all ")}) branches limit ${MAX_NAMED_CHANNELS})`;
}

/** PostgreSQL executes the branches one after the other and stops at the limit. */
const unionAll = (branches: readonly string[]) => `select * from (${branches.join(" union all ")}) branches`;

function rowsFor(context: SearchContext, plan: QueryPlan): string {
  const { order, bind } = context;
  if (plan.by === "scan")
    return isIndexOnly(context) ? scanOutliersByTime(context, plan.hasCursor) : unionAll(scanBranches(context));
  if (plan.by === "titles") return unionAll(textBranches(context, plan.match));
  if (plan.by === "channels") return unionAll(channelBranches(context, bind("channels", "int[]"), plan.match));
  const ofNamedChannels = channelBranches(context, namedChannels(context, plan.match));
  if (plan.by === "channel names") return unionAll(ofNamedChannels);
  // Either side can fill the page alone; rows of both are returned once.
  const missingLast = order.key === "performance_index" ? `mixed.performance_index < 0, ` : "";
  return `select * from (
    (${unionAll(textBranches(context, plan.match))} limit ${bind("rows", "int")})
    union (${unionAll(ofNamedChannels)} limit ${bind("rows", "int")})) mixed
    order by ${missingLast} mixed.${order.key} ${direction(order)}, mixed.id ${direction(order)}`;
}

/** A snapshot has a few dozen statements, whatever is searched. */
const statementCache = new WeakMap<Snapshot, Map<string, Statement>>();
function statementFor(
  snapshot: Snapshot,
  kind: VideoKind,
  order: SortOrder,
  plan: QueryPlan,
  task: "page" | "count",
  write: (context: SearchContext) => string,
): Statement {
  const key = [task, kind, order.key, direction(order), ...Object.values(plan)].join(" ");
  const statements = statementCache.get(snapshot) ?? new Map<string, Statement>();
  statementCache.set(snapshot, statements);
  const cached = statements.get(key);
  if (cached) return cached;
  const { bind, names } = createParameters();
  const { schema, layout } = snapshot;
  const { filters, isOutliersOnly } = plan;
  const text = write({
    schema,
    table: kind,
    tiers: layout.tiers[kind],
    channelTiers: layout.channelTiers,
    order,
    bind,
    filters,
    partitioning: partitioningOf(layout, kind),
    ...("partition" in plan
      ? { partition: plan.partition, maxTiers: plan.maxTiers }
      : { partition: "both", maxTiers: Number.POSITIVE_INFINITY }),
    isOutliersOnly,
  });
  // PostgreSQL truncates statement names to 63 characters, less than the key has.
  const name = `outliers ${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  const statement = { name, text, parameters: names };
  statements.set(key, statement);
  return statement;
}

/** Finds the rows of the page first and reads all columns of these only. */
export const pageStatement = (snapshot: Snapshot, kind: VideoKind, order: SortOrder, plan: QueryPlan): Statement =>
  statementFor(snapshot, kind, order, plan, "page", (context) => {
    const { schema, bind } = context;
    const isIndexOnlyScan = plan.by === "scan" && isIndexOnly(context);
    const key = isIndexOnlyScan ? "uploaded_key" : order.key;
    const inOrder = (rows: string) => {
      const missingLast = order.key === "performance_index" ? `${rows}.performance_index < 0, ` : "";
      return `order by ${missingLast} ${rows}.${key} ${direction(order)}, ${rows}.id ${direction(order)}`;
    };
    const page = (from: string, rows: string) => `select ${pageColumn(inOrder(rows))} as videos
      from ${from} join ${schema}.channels c on c.id = v.channel_id`;
    if (plan.by === "scan" && plan.readsRowsDirectly)
      return page(`(${scanOutliersByTime(context, plan.hasCursor, "s.*")} limit ${bind("rows", "int")}) v`, "v");
    const sameRow = `${uploadedKeySql("v.")} = k.uploaded_key and v.id = k.id and ${isOutlierSql("v.")}`;
    const all = `${schema}.${kind} v`;
    // A plain join would not guarantee one index lookup per row of the page.
    const row = isIndexOnlyScan
      ? `lateral (select * from ${all} where ${sameRow} offset 0) v on true`
      : `${all} on v.ctid = k.place`;
    const limit = `${bind("rows", "int")} - ${bind("skipped", "int")} offset ${bind("skipped", "int")}`;
    return page(`(${rowsFor(context, plan)} limit ${limit}) k join ${row}`, "k");
  });

export const countStatement = (snapshot: Snapshot, kind: VideoKind, order: SortOrder, plan: QueryPlan): Statement =>
  statementFor(snapshot, kind, order, plan, "count", (context) => {
    const rows = `${rowsFor(context, plan)} limit ${context.bind("rows", "int")}`;
    return `select count(*)::int as count from (${rows}) k`;
  });
