/** What rows are sorted by, as the edition's tables name it. */
export const ladderKeys = ["performance_index", "uploaded", "views", "score"] as const;
export type LadderKey = (typeof ladderKeys)[number];
type Edge = number | string;
/** Where one rung ends and the next begins, from the top down. */
export type Ladders = Record<LadderKey, readonly Edge[]>;
/** The rows from `low` on, below `high`. */
export type Rung = { name: string; low: string | undefined; high: string | undefined };

const TOP_ROWS = { least: 50, most: 2_000, share: 1 / 32 };
const GROWTH = 4;
/** Ladders without the rest: whoever looks further down looks for something rare, which the whole finds as fast. */
const PARTLY: Partial<Record<LadderKey, { rows: number; share: number }>> = {
  views: { rows: 260_000, share: 1 / 4 },
  score: { rows: 260_000, share: 1 / 16 },
};
/** A time range may begin anywhere, so that below its newest rows this ladder has even steps. */
const EVEN_STEPS = 16;
/** Each step has its own copy of most words: short ones would be more words than rows. */
const EVEN_ROWS = 500_000;

/**
 * How many rows stand above each edge. Each rung holds four times the one above it: a page of a common word comes from the
 * first, one of a rare word from a few more, and neither reads much more than it shows.
 */
export function rowsAbove(key: LadderKey, rows: number): number[] {
  const edges: number[] = [];
  const top = Math.min(TOP_ROWS.most, Math.max(TOP_ROWS.least, Math.ceil(rows * TOP_ROWS.share)));
  const even = Math.max(EVEN_ROWS, Math.ceil(rows / EVEN_STEPS));
  const part = PARTLY[key];
  const limit = part ? Math.min(part.rows, rows * part.share) : rows / 2;
  let step = top;
  for (let above = step; above <= (key === "uploaded" ? rows - 1 : limit); ) {
    edges.push(above);
    step = key === "uploaded" ? Math.min(step * GROWTH, even) : step * GROWTH;
    above = key === "uploaded" ? above + step : step;
  }
  return edges;
}

const TYPE = { performance_index: "real", score: "real", uploaded: "int", views: "bigint" } as const;
const literal = (key: LadderKey, edge: Edge): string => `'${edge}'::${TYPE[key]}`;

/** From the top down. Only a whole ladder has the last one, and below it, where there is an index, those without. */
export function rungsOf(key: LadderKey, edges: readonly Edge[]): Rung[] {
  const cuts = edges.map((edge) => literal(key, edge));
  const bottom = key === "performance_index" ? literal(key, 0) : undefined;
  const ends = PARTLY[key] ? cuts : [...cuts, bottom];
  return ends.map((low, at) => ({ name: `${key}_${at}`, low, high: cuts[at - 1] }));
}

/** Rows below the last rung of a ladder that ends early. */
export const restOf = (key: LadderKey, edges: readonly Edge[]): Rung | undefined => {
  const last = edges.at(-1);
  if (!PARTLY[key]) return undefined;
  return { name: `${key}_rest`, low: undefined, high: last === undefined ? undefined : literal(key, last) };
};

export const missing: Rung = { name: "missing", low: undefined, high: literal("performance_index", 0) };

export const inRung = (key: LadderKey, { low, high }: Rung, table = ""): string =>
  [low && `${table}${key} >= ${low}`, high && `${table}${key} < ${high}`].filter(Boolean).join(" and ") || "true";
