import { fillPlaceholders, is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryConfig } from "pg";
import type { Database } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

/** A statement asked at every request: planned once a connection where it has a name. Values fill its `sql.placeholder`s by theirs. */
export function preparedStatement(name: string | undefined, statement: SQL) {
  const { text, params } = withEachValueOnce(dialect.sqlToQuery(statement));
  const named: QueryConfig = name === undefined ? { text } : { name, text };
  return async (db: Pick<Database, "query">, values: Record<string, unknown>): Promise<unknown[]> => {
    // The driver copies what it is given property by property: what never changes stands where it isn't copied.
    const asked: QueryConfig = Object.create(named);
    asked.values = fillPlaceholders(params, values);
    return (await db.query(asked)).rows;
  };
}

/** However often a placeholder stands in the text, its value travels once. */
function withEachValueOnce({ sql, params }: { sql: string; params: unknown[] }): { text: string; params: unknown[] } {
  const kept: unknown[] = [];
  const numbers = new Map<unknown, number>();
  const place = (param: unknown) => {
    const identity = is(param, Placeholder) ? param.name : {};
    const number = numbers.get(identity) ?? kept.push(param);
    numbers.set(identity, number);
    return number;
  };
  const places = params.map(place);
  return { text: sql.replace(/\$(\d+)/g, (_, number) => `$${places[Number(number) - 1]}`), params: kept };
}
