import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

/** A statement asked at every request: planned once a connection where it has a name. Values fill its `sql.placeholder`s by theirs. */
export function preparedStatement(name: string | undefined, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const named = name === undefined ? { text } : { name, text };
  return async (db: Pick<Database, "query">, values: Record<string, unknown>): Promise<unknown[]> =>
    (await db.query({ ...named, values: fillPlaceholders(params, values) })).rows;
}
