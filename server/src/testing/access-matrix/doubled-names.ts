import type { Input } from "./example.ts";
import type { Home, Ids } from "./home.ts";
import { queryFields } from "./send.ts";

/** One call as it goes over the wire, where a name can stand twice. */
export type RawCall = { how: string; params: Record<string, string>; query: [string, string][]; body?: string };

const idNames = (home: Home) => Object.keys(home.ids) as (keyof Ids)[];
const nameOfId = (home: Home, value: unknown) => idNames(home).find((name) => home.ids[name] === value);

/** Another spelling of a name: snake case of camel case and the other way round, else capitals. */
const respell = (name: string): string => {
  const other = name.includes("_")
    ? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
  return other === name ? name.toUpperCase() : other;
};

type Fields = [string, unknown][];
const entriesOf = (value: unknown): Fields | undefined =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : undefined;
const textOf = (fields: Fields): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${jsonText(value)}`).join(",")}}`;
const raw = Symbol("raw");
type Raw = { [raw]: string };
const isRaw = (value: unknown): value is Raw => value !== null && typeof value === "object" && raw in value;
const jsonText = (value: unknown): string => {
  if (isRaw(value)) return value[raw];
  const fields = entriesOf(value);
  return fields ? textOf(fields) : JSON.stringify(value);
};

/** Every way to name an id of one's own and the same id of someone else's in one object, at any depth. */
function doubledIn(fields: Fields, home: Home, other: Ids): { how: string; fields: Fields }[] {
  return fields.flatMap(([name, value], at) => {
    const before = fields.slice(0, at);
    const after = fields.slice(at + 1);
    const inner = entriesOf(value);
    if (inner)
      return doubledIn(inner, home, other).map(({ how, fields: changed }) => ({
        how,
        fields: [...before, [name, { [raw]: textOf(changed) }], ...after] as Fields,
      }));
    const id = nameOfId(home, value);
    if (id === undefined) return [];
    const own: [string, unknown] = [name, value];
    const foreign = other[id];
    return [
      {
        how: `${name} in two spellings, the foreign one last`,
        fields: [...fields, [respell(name), foreign]] as Fields,
      },
      {
        how: `${name} in two spellings, the foreign one first`,
        fields: [[respell(name), foreign], ...fields] as Fields,
      },
      { how: `${name} twice`, fields: [...fields, [name, foreign]] as Fields },
      { how: `${name} twice, the foreign one first`, fields: [[name, foreign], ...before, own, ...after] as Fields },
      { how: `${name} as a list`, fields: [...before, [name, [value, foreign]], ...after] as Fields },
    ];
  });
}

/** Each call names something of one's own and of someone else's at once, so that check and handler could read different ones. */
export function doubledCalls({ params = {}, query = {}, body, file }: Input, home: Home, other: Ids): RawCall[] {
  const whole: Omit<RawCall, "how"> = {
    params,
    query: queryFields(query),
    ...(body !== undefined && !file && { body: JSON.stringify(body) }),
  };
  const inQuery = doubledIn(Object.entries(query), home, other).map(({ how, fields }) => ({
    ...whole,
    how: `query: ${how}`,
    query: fields.flatMap(([name, value]): [string, string][] =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    ),
  }));
  const bodyFields = file ? undefined : entriesOf(body);
  const inBody = (bodyFields ? doubledIn(bodyFields, home, other) : []).map(({ how, fields }) => ({
    ...whole,
    how: `body: ${how}`,
    body: textOf(fields),
  }));
  const named = [...Object.entries(params), ...Object.entries(query)].flatMap(([name, value]) => {
    const id = nameOfId(home, value);
    return id === undefined ? [] : [{ name, foreign: other[id], isParam: name in params }];
  });
  const conflicts = named.flatMap(({ name, foreign, isParam }) => [
    ...(isParam
      ? [{ ...whole, how: `path and query: ${name}`, query: [...whole.query, [name, foreign] as [string, string]] }]
      : []),
    ...(bodyFields
      ? [{ ...whole, how: `path or query and body: ${name}`, body: textOf([...bodyFields, [name, foreign]]) }]
      : []),
  ]);
  return [...inQuery, ...inBody, ...conflicts];
}

/** The same for a message, whose fields arrive parsed: no name stands twice in one spelling. */
export const doubledMessages = (message: object, home: Home, other: Ids): { how: string; data: unknown }[] =>
  doubledIn(Object.entries(message), home, other)
    .filter(({ how }) => !how.includes("twice"))
    .map(({ how, fields }) => ({ how, data: JSON.parse(textOf(fields)) }));
