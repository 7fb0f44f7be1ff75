export type QueryStringValues = Record<string, string | string[]>;

/** Values stay strings, since a number in a link may be a token; schemas convert them. */
export function parseQueryString(text: string): QueryStringValues {
  const values: QueryStringValues = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const known = values[key];
    values[key] = known === undefined ? value : [known, value].flat();
  }
  return values;
}
