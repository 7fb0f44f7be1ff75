import { createHash } from "node:crypto";
import type { Edition, Kind, Side } from "../../editions/index.ts";
import { areHot, channelRungs, splitOf, textOf, walkedTime } from "../../editions/index.ts";
import {
  type Binding,
  byChannel,
  byNarrowWalking,
  byWalking,
  byWords,
  type Ground,
  isNarrow,
  readsSo,
} from "./branches.ts";
import { direction, type Order } from "./order.ts";
import { parameters } from "./parameters.ts";
import { pageColumn } from "./video-text.ts";

/**
 * Where rows are looked for: chosen here, never by the planner. Near are the first rows of a narrow walk, read on the way; a
 * walk goes on where a page before it ended.
 */
export type Way = { filters: number; isHot: boolean } & (
  | { by: "walking"; isNear: boolean; goesOn: boolean }
  | { by: "words" | "names" | "either"; binding: Binding; side: Side; depth: number }
  | { by: "channels"; binding: Binding | "none" }
);
export type Statement = { name: string; text: string; parameters: readonly string[] };

/** Of the channels that a text names, the largest. */
const NAMED_CHANNELS = 50;

function namedChannels(ground: Ground, binding: Binding): string {
  const { schema, names, given } = ground;
  const read = binding === "words" ? "true" : readsSo(ground, "name");
  const rungs = channelRungs(names).map((rung) => {
    const named = `select * from ${schema}.channels where ${textOf(schema, "name")} @@ ${given("words", "tsquery")} and ${rung} offset 0`;
    return `(select id from (${named}) named where ${read} order by subscribers desc, id limit ${NAMED_CHANNELS})`;
  });
  return `array(select id from (${rungs.join(" union all ")}) turns limit ${NAMED_CHANNELS})`;
}

const inTurn = (branches: readonly string[]) => `select * from (${branches.join(" union all ")}) turns`;

function found(ground: Ground, way: Way): string {
  const { order, given } = ground;
  if (way.by === "walking") return isNarrow(ground) ? byNarrowWalking(ground, way.goesOn) : inTurn(byWalking(ground));
  if (way.by === "words") return inTurn(byWords(ground, way.binding));
  if (way.by === "channels") return inTurn(byChannel(ground, given("channels", "int[]"), way.binding));
  const ofNamed = byChannel(ground, namedChannels(ground, way.binding));
  if (way.by === "names") return inTurn(ofNamed);
  // Either may fill the page alone: the best of both, each row once.
  const last = order.key === "performance_index" ? `mixed.performance_index < 0, ` : "";
  return `select * from (
    (${inTurn(byWords(ground, way.binding))} limit ${given("rows", "int")})
    union (${inTurn(ofNamed)} limit ${given("rows", "int")})) mixed
    order by ${last} mixed.${order.key} ${direction(order)}, mixed.id ${direction(order)}`;
}

const known = new WeakMap<Edition, Map<string, Statement>>();
/** Written once an edition: there are a few dozen, whatever is asked. */
function statementOf(
  edition: Edition,
  kind: Kind,
  order: Order,
  way: Way,
  task: "page" | "count",
  write: (ground: Ground) => string,
): Statement {
  const asked = [task, kind, order.key, direction(order), ...Object.values(way)].join(" ");
  const statements = known.get(edition) ?? new Map<string, Statement>();
  known.set(edition, statements);
  const written = statements.get(asked);
  if (written) return written;
  const { given, names } = parameters();
  const { schema, layout } = edition;
  const { filters, isHot } = way;
  const text = write({
    schema,
    table: kind,
    ladders: layout.ladders[kind],
    names: layout.names,
    order,
    given,
    filters,
    split: splitOf(layout, kind),
    ...("side" in way ? { side: way.side, depth: way.depth } : { side: "both", depth: Number.POSITIVE_INFINITY }),
    isHot,
  });
  // PostgreSQL tells statements apart by the first 63 characters of their names, fewer than all that is asked here.
  const name = `outliers ${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  const statement = { name, text, parameters: names };
  statements.set(asked, statement);
  return statement;
}

/** The page first, then all columns of its rows alone. */
export const pageStatement = (edition: Edition, kind: Kind, order: Order, way: Way): Statement =>
  statementOf(edition, kind, order, way, "page", (ground) => {
    const { schema, given } = ground;
    const isWalked = way.by === "walking" && isNarrow(ground);
    const key = isWalked ? "walked" : order.key;
    const inOrder = (rows: string) => {
      const last = order.key === "performance_index" ? `${rows}.performance_index < 0, ` : "";
      return `order by ${last} ${rows}.${key} ${direction(order)}, ${rows}.id ${direction(order)}`;
    };
    const page = (from: string, rows: string) => `select ${pageColumn(inOrder(rows))} as videos
      from ${from} join ${schema}.channels c on c.id = v.channel_id`;
    if (way.by === "walking" && way.isNear)
      return page(`(${byNarrowWalking(ground, way.goesOn, "s.*")} limit ${given("rows", "int")}) v`, "v");
    const narrow = `${walkedTime("v.")} = k.walked and v.id = k.id and ${areHot("v.")}`;
    const all = `${schema}.${kind} v`;
    // Read for each row of the page, which a plain join would not promise.
    const own = isWalked
      ? `lateral (select * from ${all} where ${narrow} offset 0) v on true`
      : `${all} on v.ctid = k.place`;
    const turned = `${given("rows", "int")} - ${given("skipped", "int")} offset ${given("skipped", "int")}`;
    return page(`(${found(ground, way)} limit ${turned}) k join ${own}`, "k");
  });

export const countStatement = (edition: Edition, kind: Kind, order: Order, way: Way): Statement =>
  statementOf(edition, kind, order, way, "count", (ground) => {
    const page = `${found(ground, way)} limit ${ground.given("rows", "int")}`;
    return `select count(*)::int as count from (${page}) k`;
  });
