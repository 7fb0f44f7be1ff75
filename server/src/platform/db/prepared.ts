import { fillPlaceholders, is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

type RunStatement = (db: Pick<Database, "query">, values: Record<string, unknown>) => Promise<unknown[]>;

/** Renders the statement once. With a name, each connection also plans it once. `values` fills its `sql.placeholder`s. */
export function preparedStatement(name: string | undefined, statement: SQL): RunStatement {
  const { text, params } = deduplicateParameters(dialect.sqlToQuery(statement));
  return async (db, values) => (await db.query({ name, text, values: fillPlaceholders(params, values) })).rows;
}

/** A placeholder that occurs several times is sent as one parameter. */
function deduplicateParameters({ sql, params }: { sql: string; params: unknown[] }): {
  text: string;
  params: unknown[];
} {
  const uniqueParams: unknown[] = [];
  const numbers = new Map<unknown, number>();
  const place = (param: unknown) => {
    const identity = is(param, Placeholder) ? param.name : {};
    const number = numbers.get(identity) ?? uniqueParams.push(param);
    numbers.set(identity, number);
    return number;
  };
  const places = params.map(place);
  return { text: sql.replace(/\$(\d+)/g, (_, number) => `$${places[Number(number) - 1]}`), params: uniqueParams };
}
