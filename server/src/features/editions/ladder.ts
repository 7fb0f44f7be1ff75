/** What rows are sorted by, as the edition's tables name it. */
export type LadderKey = "performance_index" | "uploaded" | "views" | "score";
/** From here on a video counts as an outlier everywhere in the studio. */
export const HOT_INDEX = 2;
export const areHot = (table = ""): string => `${table}performance_index >= ${HOT_INDEX}`;

/** Hot ones hold the outliers alone: a search among them never reads the many others. */
const LADDERS = {
  performance_index: { key: "performance_index", isHot: false },
  uploaded: { key: "uploaded", isHot: false },
  views: { key: "views", isHot: false },
  score: { key: "score", isHot: false },
  hot_uploaded: { key: "uploaded", isHot: true },
  hot_views: { key: "views", isHot: true },
} as const satisfies Record<string, { key: LadderKey; isHot: boolean }>;
export type Ladder = keyof typeof LADDERS;
export const keyOfLadder = (ladder: Ladder): LadderKey => LADDERS[ladder].key;
/** Outliers by their index need none of their own: they are the top of that of all. */
export const ladderFor = (key: LadderKey, isHot: boolean): Ladder =>
  isHot && (key === "uploaded" || key === "views") ? `hot_${key}` : key;

type Edge = number | string;
/** Where one rung ends and the next begins, from the top down. */
export type Ladders = Record<Ladder, readonly Edge[]>;
export const noLadders: Ladders = {
  performance_index: [],
  uploaded: [],
  views: [],
  score: [],
  hot_uploaded: [],
  hot_views: [],
};
export const ladderNames = ["performance_index", "uploaded", "views", "score", "hot_uploaded", "hot_views"] as const;
/** The rows from `low` on, below `high`. */
export type Rung = { name: string; low: string | undefined; high: string | undefined };

const TOP_ROWS = { least: 50, most: 2_000, share: 1 / 32 };
const GROWTH = 4;
/** Ladders without the rest: whoever looks further down looks for something rare, which the whole finds as fast. */
const PARTLY: Partial<Record<Ladder, { rows: number; share: number }>> = {
  views: { rows: 260_000, share: 1 / 4 },
  score: { rows: 260_000, share: 1 / 16 },
};
/** A time range may begin anywhere, so that below its newest rows this ladder has even steps. */
const EVEN_STEPS = 16;
/** Each step has its own copy of most words: short ones would be more words than rows. */
const EVEN_ROWS = 500_000;

const topOf = (rows: number) => Math.min(TOP_ROWS.most, Math.max(TOP_ROWS.least, Math.ceil(rows * TOP_ROWS.share)));

/**
 * How many rows stand above each edge. Each rung holds four times the one above it: a page of a common word comes from the
 * first, one of a rare word from a few more, and neither reads much more than it shows.
 */
export function fourfold(rows: number, limit = rows / 2): number[] {
  const edges: number[] = [];
  for (let above = topOf(rows); above <= limit; above *= GROWTH) edges.push(above);
  return edges;
}
/** Among so many the first two rungs are one, a little larger than the first: who looks for something rare goes through one less. */
const MANY_ROWS = 2_000_000;
function evenly(rows: number): number[] {
  const edges: number[] = [];
  const even = Math.max(EVEN_ROWS, Math.ceil(rows / EVEN_STEPS));
  for (let [step, above] = [topOf(rows), topOf(rows)]; above < rows; above += step) {
    edges.push(above);
    step = Math.min(step * GROWTH, even);
  }
  return rows > MANY_ROWS ? [2 * topOf(rows), ...edges.slice(2)] : edges;
}
export function rowsAbove(ladder: Ladder, rows: number): number[] {
  const part = PARTLY[ladder];
  if (keyOfLadder(ladder) === "uploaded") return evenly(rows);
  return part ? fourfold(rows, Math.min(part.rows, rows * part.share)) : fourfold(rows);
}

/**
 * Outliers end where a rung does, or a search among them would read those who share their last one. An edge that is nearly
 * there gives way.
 */
export const besideHot = (above: readonly number[], outliers: number): number[] =>
  above.filter((rows) => rows < outliers / 2 || rows > outliers * 2);
export const withHotEdge = (edges: readonly Edge[]): number[] =>
  [...edges.map(Number), HOT_INDEX].sort((one, other) => other - one);

const TYPE = { performance_index: "real", score: "real", uploaded: "int", views: "bigint" } as const;
const literal = (key: LadderKey, edge: Edge): string => `'${edge}'::${TYPE[key]}`;

/** By index, outliers end above the last rungs. */
const holdsHot = (key: LadderKey, top: Edge | undefined) =>
  key !== "performance_index" || top === undefined || Number(top) > HOT_INDEX;

/** From the top down. Only a whole ladder has the last one, and below it, where there is an index, those without. */
export function rungsOf(ladder: Ladder, edges: readonly Edge[], isHot = false): Rung[] {
  const key = keyOfLadder(ladder);
  const cuts = edges.map((edge) => literal(key, edge));
  const bottom = key === "performance_index" ? literal(key, 0) : undefined;
  const ends = PARTLY[ladder] ? cuts : [...cuts, bottom];
  return ends
    .map((low, at) => ({ name: `${ladder}_${at}`, low, high: cuts[at - 1] }))
    .filter((_, at) => !isHot || holdsHot(key, edges[at - 1]));
}

/** Rows below the last rung of a ladder that ends early. */
export const restOf = (ladder: Ladder, edges: readonly Edge[]): Rung | undefined => {
  const last = edges.at(-1);
  if (!PARTLY[ladder]) return undefined;
  const high = last === undefined ? undefined : literal(keyOfLadder(ladder), last);
  return { name: `${ladder}_rest`, low: undefined, high };
};

/** Channels by their subscribers, as conditions. */
export const channelRungs = (edges: readonly Edge[]): string[] => {
  const cuts = edges.map((edge) => `'${edge}'::bigint`);
  return [...cuts, undefined].map((low, at) => {
    const high = cuts[at - 1];
    return [low && `subscribers >= ${low}`, high && `subscribers < ${high}`].filter(Boolean).join(" and ") || "true";
  });
};

export const missing: Rung = { name: "missing", low: undefined, high: literal("performance_index", 0) };

export const inRung = (ladder: Ladder, { low, high }: Rung, table = ""): string => {
  const { key, isHot } = LADDERS[ladder];
  const parts = [low && `${table}${key} >= ${low}`, high && `${table}${key} < ${high}`, isHot && areHot(table)];
  return parts.filter(Boolean).join(" and ") || "true";
};
