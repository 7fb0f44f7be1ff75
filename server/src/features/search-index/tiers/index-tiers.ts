/** The columns that a search can sort by. */
export type SortKey = "performance_index" | "uploaded" | "views" | "score";
/** The performance index from which a video counts as an outlier. */
export const OUTLIER_MIN_INDEX = 2;
export const isOutlierSql = (table = ""): string => `${table}performance_index >= ${OUTLIER_MIN_INDEX}`;

/**
 * A tier set is a series of partial text indexes over consecutive ranges of one sort key. The names are part of index names and
 * of stored layouts. Those that start with `hot_` contain outliers only, so that a search for outliers skips all other rows.
 */
const TIER_SETS = {
  performance_index: { key: "performance_index", isOutliersOnly: false },
  uploaded: { key: "uploaded", isOutliersOnly: false },
  views: { key: "views", isOutliersOnly: false },
  score: { key: "score", isOutliersOnly: false },
  hot_uploaded: { key: "uploaded", isOutliersOnly: true },
  hot_views: { key: "views", isOutliersOnly: true },
} as const satisfies Record<string, { key: SortKey; isOutliersOnly: boolean }>;
export type TierSet = keyof typeof TIER_SETS;
export const sortKeyOf = (tierSet: TierSet): SortKey => TIER_SETS[tierSet].key;
/** Outliers by performance index need no tier set of their own: they are the first tiers of the general one. */
export const tierSetFor = (key: SortKey, isOutliersOnly: boolean): TierSet =>
  isOutliersOnly && (key === "uploaded" || key === "views") ? `hot_${key}` : key;

type Edge = number | string;
/** For each tier set the key values that separate its tiers, highest first. */
export type IndexTiers = Record<TierSet, readonly Edge[]>;
export const emptyTiers: IndexTiers = {
  performance_index: [],
  uploaded: [],
  views: [],
  score: [],
  hot_uploaded: [],
  hot_views: [],
};
export const tierSetNames = ["performance_index", "uploaded", "views", "score", "hot_uploaded", "hot_views"] as const;
/** The rows with `low <= key < high`. */
export type Tier = { name: string; low: string | undefined; high: string | undefined };

const TOP_TIER_ROWS = { min: 50, max: 2_000, share: 1 / 32 };
const GROWTH = 4;
/** Tier sets that end early: a search that reads past them is for rare words, which the tiers by index find as fast. */
const TRUNCATED: Partial<Record<TierSet, { rows: number; share: number }>> = {
  views: { rows: 260_000, share: 1 / 4 },
  score: { rows: 260_000, share: 1 / 16 },
};
/** A date range can start anywhere, so the tiers by upload time have equal sizes below the newest rows. */
const EVEN_TIERS = 16;
/** Every tier has its own copy of most words, so smaller tiers would contain more words than rows. */
const MIN_EVEN_TIER_ROWS = 500_000;

const topTierRows = (rows: number) =>
  Math.min(TOP_TIER_ROWS.max, Math.max(TOP_TIER_ROWS.min, Math.ceil(rows * TOP_TIER_ROWS.share)));

/**
 * The number of rows above each edge. Each tier has four times the rows of the one above it: a page of a common word comes from
 * the first tier, one of a rare word from a few more, and neither reads many more rows than it returns.
 */
export function geometricRanks(rows: number, limit = rows / 2): number[] {
  const ranks: number[] = [];
  for (let above = topTierRows(rows); above <= limit; above *= GROWTH) ranks.push(above);
  return ranks;
}
/** Above this size the first two tiers are merged, which saves a search for rare words one tier. */
const MERGE_TOP_TIERS_ROWS = 2_000_000;
function evenRanks(rows: number): number[] {
  const ranks: number[] = [];
  const evenRows = Math.max(MIN_EVEN_TIER_ROWS, Math.ceil(rows / EVEN_TIERS));
  for (let [step, above] = [topTierRows(rows), topTierRows(rows)]; above < rows; above += step) {
    ranks.push(above);
    step = Math.min(step * GROWTH, evenRows);
  }
  return rows > MERGE_TOP_TIERS_ROWS ? [2 * topTierRows(rows), ...ranks.slice(2)] : ranks;
}
export function edgeRanks(tierSet: TierSet, rows: number): number[] {
  const truncated = TRUNCATED[tierSet];
  if (sortKeyOf(tierSet) === "uploaded") return evenRanks(rows);
  return truncated ? geometricRanks(rows, Math.min(truncated.rows, rows * truncated.share)) : geometricRanks(rows);
}

/** Makes room for the edge at the outlier threshold: without it a search for outliers would read other rows of their last tier. */
export const dropRanksNearOutliers = (ranks: readonly number[], outliers: number): number[] =>
  ranks.filter((rows) => rows < outliers / 2 || rows > outliers * 2);
export const withOutlierEdge = (edges: readonly Edge[]): number[] =>
  [...edges.map(Number), OUTLIER_MIN_INDEX].sort((one, other) => other - one);

const SQL_TYPES = { performance_index: "real", score: "real", uploaded: "int", views: "bigint" } as const;
const literal = (key: SortKey, edge: Edge): string => `'${edge}'::${SQL_TYPES[key]}`;

const containsOutliers = (key: SortKey, high: Edge | undefined) =>
  key !== "performance_index" || high === undefined || Number(high) > OUTLIER_MIN_INDEX;

/** From the highest tier down. Truncated sets have no last tier; rows without a performance index are in `missingIndexTier`. */
export function tiersOf(tierSet: TierSet, edges: readonly Edge[], isOutliersOnly = false): Tier[] {
  const key = sortKeyOf(tierSet);
  const cuts = edges.map((edge) => literal(key, edge));
  const bottom = key === "performance_index" ? literal(key, 0) : undefined;
  const lows = TRUNCATED[tierSet] ? cuts : [...cuts, bottom];
  return lows
    .map((low, index) => ({ name: `${tierSet}_${index}`, low, high: cuts[index - 1] }))
    .filter((_, index) => !isOutliersOnly || containsOutliers(key, edges[index - 1]));
}

/** The rows below the last tier of a truncated set. */
export const remainderOf = (tierSet: TierSet, edges: readonly Edge[]): Tier | undefined => {
  const last = edges.at(-1);
  if (!TRUNCATED[tierSet]) return undefined;
  const high = last === undefined ? undefined : literal(sortKeyOf(tierSet), last);
  return { name: `${tierSet}_rest`, low: undefined, high };
};

/** Conditions for the tiers of channels, which are by subscribers. */
export const channelTierConditions = (edges: readonly Edge[]): string[] => {
  const cuts = edges.map((edge) => `'${edge}'::bigint`);
  return [...cuts, undefined].map((low, index) => {
    const high = cuts[index - 1];
    return [low && `subscribers >= ${low}`, high && `subscribers < ${high}`].filter(Boolean).join(" and ") || "true";
  });
};

export const missingIndexTier: Tier = { name: "missing", low: undefined, high: literal("performance_index", 0) };

export const tierCondition = (tierSet: TierSet, { low, high }: Tier, table = ""): string => {
  const { key, isOutliersOnly } = TIER_SETS[tierSet];
  const parts = [
    low && `${table}${key} >= ${low}`,
    high && `${table}${key} < ${high}`,
    isOutliersOnly && isOutlierSql(table),
  ];
  return parts.filter(Boolean).join(" and ") || "true";
};
