import { z } from "zod";

/** A cursor is opaque to callers: the position of the last row in the order of the list. */
export const Cursor = z
  .string()
  .max(1200)
  .regex(/^[A-Za-z0-9_-]+$/);

export const encodeCursor = (position: readonly (string | number | null)[]): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(position))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Undefined for a cursor that is invalid or belongs to another list. */
export function decodeCursor<T extends z.ZodType>(cursor: string, shape: T): z.output<T> | undefined {
  try {
    const binary = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const json = new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    );
    const parsed = shape.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Expects one row more than requested; the extra row shows that there is a next page. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  position: (last: T) => readonly (string | number | null)[],
) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(position(last)) : null };
}
