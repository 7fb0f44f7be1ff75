export const snakeName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function renameKeys(root: unknown, convert: (key: string) => string): unknown {
  // The items of a list share their keys: each is converted once per call.
  const converted = new Map<string, string>();
  const nameOf = (key: string): string => {
    const name = converted.get(key) ?? convert(key);
    converted.set(key, name);
    return name;
  };
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key), rename(inner)]));
  };
  return rename(root);
}

/** `kept`: names that stay camel case on the wire. */
export const toSnakeCase = (value: unknown, kept: readonly string[] = []): unknown =>
  renameKeys(value, (key) => (kept.includes(key) ? key : snakeName(key)));
export const toCamelCase = (value: unknown): unknown => renameKeys(value, toCamel);
