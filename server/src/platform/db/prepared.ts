import { fillPlaceholders, is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryConfig } from "pg";
import type { Database } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

type Ask<D> = (db: D, values: Record<string, unknown>) => Promise<unknown[]>;

/** A statement asked at every request: planned once a connection where it has a name. Values fill its `sql.placeholder`s by theirs. */
export const preparedStatement = (name: string | undefined, statement: SQL): Ask<Pick<Database, "query">> => {
  const filled = fillable(name, statement);
  return async (db, values) => (await db.query(filled(values))).rows;
};

/** The same for a read by keys that is soon done: it shares a connection with others of its kind. */
export const preparedRead = (name: string, statement: SQL): Ask<Pick<Database, "read">> => {
  const filled = fillable(name, statement);
  return async (db, values) => (await db.read(filled(values))).rows;
};

function fillable(name: string | undefined, statement: SQL) {
  const { text, params } = withEachValueOnce(dialect.sqlToQuery(statement));
  const named: QueryConfig = name === undefined ? { text } : { name, text };
  return (values: Record<string, unknown>): QueryConfig => {
    // The driver copies what it is given property by property: what never changes stands where it isn't copied.
    const asked: QueryConfig = Object.create(named);
    asked.values = fillPlaceholders(params, values);
    return asked;
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
