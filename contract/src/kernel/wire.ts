export const snakeName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function rename(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [name(key), rename(inner, name)]));
}

/** `kept` are names that the wire has in camel case all the same. */
export const toSnakeCase = (value: unknown, kept: readonly string[] = []): unknown =>
  rename(value, (key) => (kept.includes(key) ? key : snakeName(key)));
export const toCamelCase = (value: unknown): unknown => rename(value, toCamel);
