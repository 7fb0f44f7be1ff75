import type { SnapshotLayout } from "../snapshot/layout.ts";
import { textVectorSql, uploadedKeySql, type VideoKind } from "../snapshot/snapshot-schema.ts";
import { bigramsSql } from "../text/bigrams.ts";
import { bucketOf } from "../tiers/buckets.ts";
import {
  type IndexTiers,
  isOutlierSql,
  missingIndexTier,
  remainderOf,
  type SortKey,
  sortKeyOf,
  type Tier,
  type TierSet,
  tierCondition,
  tierSetFor,
  tiersOf,
} from "../tiers/index-tiers.ts";
import { type LanguagePartition, type LanguagePartitioning, partitionConditions } from "../tiers/language-partition.ts";
import { conditions, withoutDateRange } from "./filters.ts";
import type { BindParameter } from "./parameters.ts";
import { afterCursor, direction, lastKey, orderBySql, type SortOrder } from "./sort-order.ts";

/** Everything that determines the text of a search statement. */
export type SearchContext = {
  schema: string;
  table: VideoKind;
  tiers: IndexTiers;
  channelTiers: SnapshotLayout["channelTiers"];
  order: SortOrder;
  bind: BindParameter;
  filters: number;
  partitioning: LanguagePartitioning;
  partition: LanguagePartition;
  /** The number of tiers that can contain matching rows. */
  maxTiers: number;
  isOutliersOnly: boolean;
};
/** How titles match: by indexed words, by words and a pattern, or by rare bigrams and a pattern. */
export type TextMatch = "words" | "pattern" | "bigrams";

const RANGES: Partial<Record<SortKey, readonly [low: string, high: string, type: string]>> = {
  performance_index: ["minIndex", "maxIndex", "real"],
  uploaded: ["from", "before", "int"],
  views: ["minViews", "maxViews", "bigint"],
};
const and = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" and ");

// Only one index fits each branch: the B-trees contain buckets, not the filtered columns.
const rowsWhere = ({ schema, table }: SearchContext, where: string) =>
  `(select ctid as place, * from ${schema}.${table} where ${where})`;
const limited = ({ order, bind }: SearchContext, from: string, where: string) =>
  `(select s.id, s.place, s.${order.key} from ${from} s where ${where} ${orderBySql(order, "s.")} limit ${bind("rows", "int")})`;

const filtered = ({ bind, filters, isOutliersOnly }: SearchContext) =>
  and(conditions(bind, filters), isOutliersOnly ? isOutlierSql("s.") : undefined);

/** The first rows of a branch after the cursor. */
const branch = (context: SearchContext, from: string, ...more: readonly (string | undefined)[]) =>
  limited(context, from, and(filtered(context), afterCursor(context.order, context.bind), ...more));
/** The branch of rows without a performance index, which come last in both directions. */
function missingIndexBranch(context: SearchContext, from: string, ...more: readonly (string | undefined)[]): string {
  const { order, bind } = context;
  const after = order.isAscending
    ? `(${lastKey(order, bind)} >= 0 or s.id > ${bind("lastId", "bigint")})`
    : afterCursor(order, bind);
  return limited(context, from, and(filtered(context), "s.performance_index < 0", after, ...more));
}

const matchesWords = ({ schema, bind }: SearchContext) =>
  `${textVectorSql(schema, "title")} @@ ${bind("words", "tsquery")}`;
export const matchesPattern = ({ schema, bind }: SearchContext, column: string) =>
  `${schema}.reads(${column}, ${bind("pattern", "text")}, ${bind("isAscii", "boolean")})`;
const patternCondition = (context: SearchContext, match: TextMatch) =>
  match === "words" ? undefined : matchesPattern(context, "s.title");

/** Constant conditions that skip tiers outside the requested range or before the cursor. */
function tierGuards({ order, bind }: SearchContext, key: SortKey, { low, high }: Tier): (string | undefined)[] {
  const [from, to, type] = RANGES[key] ?? [];
  const after = lastKey(order, bind);
  return [
    from && type && high && `${bind(from, type)} < ${high}`,
    to && type && low && `${bind(to, type)} >= ${low}`,
    key !== order.key ? undefined : order.isAscending ? high && `${after} < ${high}` : low && `${after} >= ${low}`,
  ];
}

/** Reads all outliers with the bigrams, which are few. */
function bigramBranches(context: SearchContext): string[] {
  const { schema, table, bind } = context;
  const where = `${bigramsSql(schema, table)} @> ${bind("bigrams", "int[]")} and ${isOutlierSql()}`;
  return [branch(context, rowsWhere(context, where), matchesPattern(context, "s.title"))];
}

/** One branch for each tier. Unless the words are rare, the first tiers fill the page and the others are not read. */
export function textBranches(context: SearchContext, match: TextMatch): string[] {
  if (match === "bigrams") return bigramBranches(context);
  const { order, tiers, isOutliersOnly } = context;
  const tierSet = tierSetFor(order.key, isOutliersOnly);
  const rowsIn = (set: TierSet, tier: Tier) => {
    const parts = partitionConditions(set, tier, context.partitioning, context.partition).map((condition) =>
      rowsWhere(context, and(matchesWords(context), condition, ...tierGuards(context, sortKeyOf(set), tier))),
    );
    return parts.length === 1 ? parts.join() : `(${parts.join(" union all ")})`;
  };
  const branches = tiersOf(tierSet, tiers[tierSet], isOutliersOnly)
    .slice(0, context.maxTiers)
    .map((tier) => branch(context, rowsIn(tierSet, tier), patternCondition(context, match)));
  const remainder = remainderOf(tierSet, tiers[tierSet]);
  if (remainder) {
    const everywhere = [
      ...tiersOf("performance_index", tiers.performance_index, isOutliersOnly),
      ...(isOutliersOnly ? [] : [missingIndexTier]),
    ]
      .map((tier) => `select * from ${rowsIn("performance_index", tier)} tier`)
      .join(" union all ");
    const below = and(
      tierCondition(tierSet, remainder, "s."),
      ...tierGuards(context, order.key, remainder),
      patternCondition(context, match),
    );
    branches.push(branch(context, `(${everywhere})`, below));
  }
  if (order.isAscending) branches.reverse();
  if (order.key !== "performance_index" || isOutliersOnly) return branches;
  const missing = and(matchesWords(context), tierCondition("performance_index", missingIndexTier));
  return [...branches, missingIndexBranch(context, rowsWhere(context, missing), patternCondition(context, match))];
}

/** Restricts a scan to the buckets of the requested range, from the cursor on. */
function bucketRange({ order, bind }: SearchContext, bucket: (value: string) => string): (string | undefined)[] {
  const [from, to, type] = RANGES[order.key] ?? [];
  const own = bucket(`s.${order.key}`);
  return [
    from && type && `${own} >= ${bucket(bind(from, type))}`,
    to && type && `${own} <= ${bucket(bind(to, type))}`,
    `${own} ${order.isAscending ? ">=" : "<="} ${bucket(lastKey(order, bind))}`,
  ];
}

/** Whether the scan reads an index only, which cannot return the location of a row. */
export const isIndexOnly = ({ order, isOutliersOnly }: Pick<SearchContext, "order" | "isOutliersOnly">): boolean =>
  isOutliersOnly && order.key === "uploaded";

/** Without a limit and, on the first page, without a cursor condition: both would be evaluated for each row before a deep page. */
export function scanOutliersByTime(context: SearchContext, hasCursor: boolean, columns = "s.id"): string {
  const { schema, table, order, bind, filters } = context;
  const time = uploadedKeySql("s.");
  const where = and(
    isOutlierSql("s."),
    conditions(bind, withoutDateRange(filters)),
    `${time} >= ${bind("from", "int")} and ${time} < ${bind("before", "int")}`,
    hasCursor
      ? `(${time}, s.id) ${order.isAscending ? ">" : "<"} (${lastKey(order, bind)}, ${bind("lastId", "bigint")})`
      : undefined,
  );
  const inOrder = `order by ${time} ${direction(order)}, s.id ${direction(order)}`;
  // Without the alias the planner would not know that the rows are sorted, and would sort them again.
  return `select ${columns}, ${time} as uploaded_key from ${schema}.${table} s where ${where} ${inOrder}`;
}

/** Reads rows in the requested order, bucket by bucket. */
export function scanBranches(context: SearchContext): string[] {
  const { schema, table, order, bind, filters, isOutliersOnly } = context;
  const bucket = (value: string) => bucketOf(schema, table, order.key, value);
  const isByIndex = order.key === "performance_index";
  const where = and(
    isOutliersOnly ? isOutlierSql("s.") : isByIndex ? "s.performance_index >= 0" : undefined,
    conditions(bind, filters),
    afterCursor(order, bind),
    ...bucketRange(context, bucket),
  );
  const inOrder = `order by ${bucket(`s.${order.key}`)} ${direction(order)}, s.${order.key} ${direction(order)}, s.id ${direction(order)}`;
  const scan = `(select s.id, s.ctid as place, s.${order.key} from ${schema}.${table} s
    where ${where} ${inOrder} limit ${bind("rows", "int")})`;
  if (!isByIndex || isOutliersOnly) return [scan];
  const missing = `${bucket("performance_index")} <= ${bucket("'-1'::real")}`;
  return [scan, missingIndexBranch(context, rowsWhere(context, missing))];
}

/** Reads all rows of a few channels; with a text, those whose title or channel name matches. */
export function channelBranches(
  context: SearchContext,
  channels: string,
  match: TextMatch | "none" = "none",
): string[] {
  const rows = rowsWhere(context, `channel_id = any(${channels})`);
  const text =
    match === "none"
      ? undefined
      : `(${and(matchesWords(context), patternCondition(context, match))} or s.channel_id = any(${context.bind("namesakes", "int[]")}))`;
  return context.order.key === "performance_index"
    ? [branch(context, rows, text, "s.performance_index >= 0"), missingIndexBranch(context, rows, text)]
    : [branch(context, rows, text)];
}
