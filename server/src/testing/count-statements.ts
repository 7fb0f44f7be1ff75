import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const textOf = (statement: unknown): string =>
  typeof statement === "string"
    ? statement
    : statement !== null && typeof statement === "object" && "text" in statement
      ? String(statement.text)
      : "";

const working = new AsyncLocalStorage<true>();

/** Every statement that work sends, on whichever connection. What nodes tell each other is not part of it, nor what runs beside it by the clock. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = pg.Client.prototype.query;
  let count = 0;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (working.getStore() && !/pg_notify/i.test(textOf(given[0]))) count++;
    return Reflect.apply(query, this, given);
  });
  try {
    await working.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return count;
}
