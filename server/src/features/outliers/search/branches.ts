import {
  areHot,
  drawerOf,
  inRung,
  type Kind,
  keyOfLadder,
  type Ladder,
  type LadderKey,
  type Ladders,
  type Layout,
  ladderFor,
  missing,
  pairsOf,
  partsOf,
  type Rung,
  restOf,
  rungsOf,
  type Side,
  type Split,
  textOf,
  walkedTime,
} from "../../editions/index.ts";
import { conditions, withoutDays } from "./filters.ts";
import { beyond, direction, lastKey, type Order, sorted } from "./order.ts";
import type { Given } from "./parameters.ts";

/** One table of one edition, and the page that is asked of it. */
export type Ground = {
  schema: string;
  table: Kind;
  ladders: Ladders;
  /** Where the channels' own ladder is cut. */
  names: Layout["names"];
  order: Order;
  given: Given;
  filters: number;
  split: Split;
  side: Side;
  /** How many rungs can hold what is asked for. */
  depth: number;
  /** Only outliers are asked for. */
  isHot: boolean;
};
/** What titles are found by: words alone; words, and then read; pairs of words that few outliers have, and then read. */
export type Binding = "words" | "read" | "pairs";

const RANGES: Partial<Record<LadderKey, readonly [low: string, high: string, type: string]>> = {
  performance_index: ["minIndex", "maxIndex", "real"],
  uploaded: ["from", "before", "int"],
  views: ["minViews", "maxViews", "bigint"],
};
const all = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" and ");

// One index alone fits it: trees know drawers, not the columns that rows are filtered by.
const rowsWhere = ({ schema, table }: Ground, where: string) =>
  `(select ctid as place, * from ${schema}.${table} where ${where})`;
const firstOf = ({ order, given }: Ground, from: string, where: string) =>
  `(select s.id, s.place, s.${order.key} from ${from} s where ${where} ${sorted(order, "s.")} limit ${given("rows", "int")})`;

const asked = ({ given, filters, isHot }: Ground) => all(conditions(given, filters), isHot ? areHot("s.") : undefined);

/** The rows of a branch that a page may take. */
const takenFrom = (ground: Ground, from: string, ...more: readonly (string | undefined)[]) =>
  firstOf(ground, from, all(asked(ground), beyond(ground.order, ground.given), ...more));
/** Those without an index come last, in both directions. */
function lastFrom(ground: Ground, from: string, ...more: readonly (string | undefined)[]): string {
  const { order, given } = ground;
  const after = order.isUp
    ? `(${lastKey(order, given)} >= 0 or s.id > ${given("lastId", "bigint")})`
    : beyond(order, given);
  return firstOf(ground, from, all(asked(ground), "s.performance_index < 0", after, ...more));
}

const matches = ({ schema, given }: Ground) => `${textOf(schema, "title")} @@ ${given("words", "tsquery")}`;
export const readsSo = ({ schema, given }: Ground, column: string) =>
  `${schema}.reads(${column}, ${given("pattern", "text")}, ${given("isPlain", "boolean")})`;
const bound = (ground: Ground, binding: Binding) => (binding === "words" ? undefined : readsSo(ground, "s.title"));

/** Rungs out of the asked range, or wholly before the cursor, are not even opened. */
function gates({ order, given }: Ground, key: LadderKey, { low, high }: Rung): (string | undefined)[] {
  const [from, to, type] = RANGES[key] ?? [];
  const after = lastKey(order, given);
  return [
    from && type && high && `${given(from, type)} < ${high}`,
    to && type && low && `${given(to, type)} >= ${low}`,
    key !== order.key ? undefined : order.isUp ? high && `${after} < ${high}` : low && `${after} >= ${low}`,
  ];
}

/** All outliers that have them, since these are few. */
function byPairs(ground: Ground): string[] {
  const { schema, table, given } = ground;
  const having = `${pairsOf(schema, table)} @> ${given("pairs", "int[]")} and ${areHot()}`;
  return [takenFrom(ground, rowsWhere(ground, having), readsSo(ground, "s.title"))];
}

/** By their words, rung by rung: a page is full long before the bottom is reached, unless the words are rare. */
export function byWords(ground: Ground, binding: Binding): string[] {
  if (binding === "pairs") return byPairs(ground);
  const { order, ladders, isHot } = ground;
  const ladder = ladderFor(order.key, isHot);
  const within = (of: Ladder, rung: Rung) => {
    const parts = partsOf(of, rung, ground.split, ground.side).map((part) =>
      rowsWhere(ground, all(matches(ground), part, ...gates(ground, keyOfLadder(of), rung))),
    );
    return parts.length === 1 ? parts.join() : `(${parts.join(" union all ")})`;
  };
  const steps = rungsOf(ladder, ladders[ladder], isHot)
    .slice(0, ground.depth)
    .map((rung) => takenFrom(ground, within(ladder, rung), bound(ground, binding)));
  const rest = restOf(ladder, ladders[ladder]);
  if (rest) {
    const everywhere = [...rungsOf("performance_index", ladders.performance_index, isHot), ...(isHot ? [] : [missing])]
      .map((rung) => `select * from ${within("performance_index", rung)} rung`)
      .join(" union all ");
    const below = all(inRung(ladder, rest, "s."), ...gates(ground, order.key, rest), bound(ground, binding));
    steps.push(takenFrom(ground, `(${everywhere})`, below));
  }
  if (order.isUp) steps.reverse();
  return order.key === "performance_index" && !isHot
    ? [
        ...steps,
        lastFrom(
          ground,
          rowsWhere(ground, all(matches(ground), inRung("performance_index", missing))),
          bound(ground, binding),
        ),
      ]
    : steps;
}

/** The drawers that hold what is asked for: from the first of its range, and not before the cursor's. */
function drawersBetween({ order, given }: Ground, drawer: (value: string) => string): (string | undefined)[] {
  const [from, to, type] = RANGES[order.key] ?? [];
  const own = drawer(`s.${order.key}`);
  return [
    from && type && `${own} >= ${drawer(given(from, type))}`,
    to && type && `${own} <= ${drawer(given(to, type))}`,
    `${own} ${order.isUp ? ">=" : "<="} ${drawer(lastKey(order, given))}`,
  ];
}

/** Whether a walk reads a tree alone, which can't say where its rows lie. */
export const isNarrow = ({ order, isHot }: Pick<Ground, "order" | "isHot">): boolean =>
  isHot && order.key === "uploaded";

/** Without a limit of its own, nor a cursor where there is none: each row on the way to a deep page would have to pass them. */
export function byNarrowWalking(ground: Ground, goesOn: boolean, columns = "s.id"): string {
  const { schema, table, order, given, filters } = ground;
  const time = walkedTime("s.");
  const where = all(
    areHot("s."),
    conditions(given, withoutDays(filters)),
    `${time} >= ${given("from", "int")} and ${time} < ${given("before", "int")}`,
    goesOn
      ? `(${time}, s.id) ${order.isUp ? ">" : "<"} (${lastKey(order, given)}, ${given("lastId", "bigint")})`
      : undefined,
  );
  const inOrder = `order by ${time} ${direction(order)}, s.id ${direction(order)}`;
  // By the name of what it is sorted by, or the planner would not see that its rows come in order, and sort them again.
  return `select ${columns}, ${time} as walked from ${schema}.${table} s where ${where} ${inOrder}`;
}

/** In the order itself, drawer after drawer. */
export function byWalking(ground: Ground): string[] {
  const { schema, table, order, given, filters, isHot } = ground;
  const drawer = (value: string) => drawerOf(schema, table, order.key, value);
  const known = order.key === "performance_index";
  const where = all(
    isHot ? areHot("s.") : known ? "s.performance_index >= 0" : undefined,
    conditions(given, filters),
    beyond(order, given),
    ...drawersBetween(ground, drawer),
  );
  const inOrder = `order by ${drawer(`s.${order.key}`)} ${direction(order)}, s.${order.key} ${direction(order)}, s.id ${direction(order)}`;
  const walked = `(select s.id, s.ctid as place, s.${order.key} from ${schema}.${table} s
    where ${where} ${inOrder} limit ${given("rows", "int")})`;
  return known && !isHot
    ? [walked, lastFrom(ground, rowsWhere(ground, `${drawer("performance_index")} <= ${drawer("'-1'::real")}`))]
    : [walked];
}

/** All of a few channels, by number; with words, those that have them or whose channel does. */
export function byChannel(ground: Ground, channels: string, binding: Binding | "none" = "none"): string[] {
  const own = rowsWhere(ground, `channel_id = any(${channels})`);
  const text =
    binding === "none"
      ? undefined
      : `(${all(matches(ground), bound(ground, binding))} or s.channel_id = any(${ground.given("namesakes", "int[]")}))`;
  return ground.order.key === "performance_index"
    ? [takenFrom(ground, own, text, "s.performance_index >= 0"), lastFrom(ground, own, text)]
    : [takenFrom(ground, own, text)];
}
