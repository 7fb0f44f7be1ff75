import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

/** A statement asked at every request: planned once a connection. Values fill its `sql.placeholder`s by name. */
export function preparedStatement(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (db: Pick<Database, "query">, values: Record<string, unknown>): Promise<unknown[]> =>
    (await db.query({ name, text, values: fillPlaceholders(params, values) })).rows;
}
