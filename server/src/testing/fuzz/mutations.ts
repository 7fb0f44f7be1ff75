import fc from "fast-check";
import type { Input } from "../access-matrix/example.ts";

/** Written into JSON as it stands, where no JavaScript value says it. */
const raw = (json: string) => `\u0001raw:${json}\u0001`;
const RAW = /"\\u0001raw:(.*?)\\u0001"/g;
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replace(RAW, (_, json: string) => JSON.parse(`"${json}"`));

const hostileValues = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  raw("-0"),
  raw("1e400"),
  raw("-1e400"),
  raw('{"__proto__":{"isAdmin":true}}'),
  raw('{"constructor":{"prototype":{"isAdmin":true}}}'),
  raw('{"a":1,"a":2}'),
  raw('"\\ud800"'),
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "a\r\nset-cookie: x=1",
  "' or 1=1 --",
  "%_\\",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "../../../etc/passwd",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "UC0000000000000000000000",
  "9".repeat(400),
  "\u202eabc",
  "e\u0301".repeat(50),
  "🦄".repeat(200),
  "x".repeat(20_000),
  [],
  {},
  [[]],
  [null],
  [{}],
  Array.from({ length: 200 }, () => ({})),
  deep(100),
  raw(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
];
function deep(levels: number): unknown {
  return levels === 0 ? "deep" : { deep: deep(levels - 1) };
}

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const hostileText = hostile.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
const hostileHeader = fc
  .oneof(
    fc.constantFrom("", "null", "a, b", "\u00e9\u00ff", "x".repeat(9_000), "x".repeat(20_000), "=;=;"),
    hostileText,
  )
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, "~").trim());

export type Mutation =
  | { kind: "none" }
  | { kind: "replace"; at: number; value: unknown }
  | { kind: "drop"; at: number }
  | { kind: "add"; key: string; value: unknown }
  | { kind: "body"; text: string }
  | { kind: "contentType"; value: string }
  | { kind: "query"; text: string }
  | { kind: "path"; text: string }
  | { kind: "header"; name: string; value: string };

const at = fc.nat(30);
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Mutation>({ kind: "none" }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("replace" as const), at, value: hostile }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("drop" as const), at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("add" as const),
      key: fc.constantFrom("__proto__", "constructor", "toString", "id", "", "\0", "a".repeat(5_000)),
      value: hostile,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("body" as const),
      text: fc.oneof(hostile.map(toJson), fc.string(), fc.constantFrom("{", "[1,", '{"a":}', "\ufeff{}", "true false")),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("contentType" as const),
      value: fc.constantFrom(
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/json5",
        "garbage",
        "",
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("query" as const),
      text: fc.oneof(
        fc.constantFrom("ucid=a&ucid=b", "returnTo=//evil.test", "%", "%00=%00", "a[b][c]=1", "&&&==", "__proto__=1"),
        hostileText.map((text) => `ucid=${encode(text)}&organizationId=${encode(text)}&returnTo=${encode(text)}`),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("path" as const),
      text: fc.constantFrom("%00", "%zz", "%ff%fe", "/..", "//", "/%2e%2e/", "x".repeat(600), "%ED%A0%80", ";a=b", "?"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("header" as const),
      name: fc.constantFrom(
        "idempotency-key",
        "cookie",
        "user-agent",
        "accept",
        "accept-encoding",
        "x-forwarded-for",
        "x-forwarded-host",
        "sec-fetch-site",
        "origin",
        "if-none-match",
        "range",
      ),
      value: hostileHeader,
    }),
  },
);

export const encode = (text: string) => encodeURIComponent(text.toWellFormed());

type Spot = { holder: Record<string, unknown> | unknown[]; key: string };
const isHolder = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";
function spotsIn(holder: Record<string, unknown> | unknown[]): Spot[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(isHolder(value) ? spotsIn(value) : []),
  ]);
}

const spotsOf = ({ params, query, body, file }: Input) => [params, query, body, file].filter(isHolder).flatMap(spotsIn);

/** Where an input holds words, as the places that a mutation counts by. */
export const textSpotsOf = (input: Input): number[] =>
  spotsOf(input).flatMap(({ holder, key }, at) => (typeof Reflect.get(holder, key) === "string" ? [at] : []));

/** What breaks servers most often, at every spot of an input: left to no chance. */
export const classics = (input: Input): Mutation[] =>
  spotsOf(input).flatMap((_, spot) =>
    ["a\0b", raw('"\\ud800"'), raw("1e400"), "x".repeat(20_000), {}, null].map(
      (value): Mutation => ({ kind: "replace", at: spot, value }),
    ),
  );

/** A copy of the input with one spot of it replaced, dropped or joined by another. */
export function mutated(input: Input, change: Mutation): Input {
  const copy: Input = structuredClone(input);
  const spots = spotsOf(copy);
  if (change.kind === "add" && isHolder(copy.body))
    Object.defineProperty(copy.body, change.key, { value: change.value, enumerable: true });
  if ((change.kind !== "replace" && change.kind !== "drop") || spots.length === 0) return copy;
  const { holder, key } = spots[change.at % spots.length] ?? { holder: {}, key: "" };
  if (change.kind === "drop") Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, change.value);
  return copy;
}
