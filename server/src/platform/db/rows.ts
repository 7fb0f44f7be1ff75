import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** A column for every field of a contract type: a missing one does not compile. */
export type ColumnsOf<T> = Record<keyof T, SQL>;

/** A moment as the contract has it, whether the driver parsed it or not. */
export const Timestamp = z.coerce.date().transform((moment) => moment.toISOString());

const sqlString = (text: string): SQL => sql.raw(`'${text}'`);

export const selectList = (columns: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** An object nested in a row. Its names come from the code, never from input. */
export const jsonObject = (columns: Readonly<Record<string, SQL>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sqlString(name)}, ${column}`),
    sql`, `,
  )})`;
