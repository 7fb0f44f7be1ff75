import { lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { organizations, users } from "../accounts/tables.ts";

type Target = { scope: "organization" | "user"; id: string };
const Columns = z.array(z.object({ table_name: z.string(), column_name: z.string() }));

export const deletionStore = (db: Pick<Database, "sql">) => ({
  listDueOrganizations: (now: Date) =>
    db.sql
      .select({ organizationId: organizations.id })
      .from(organizations)
      .where(lte(organizations.deletionDueAt, now)),
  listDueAccounts: (now: Date) => db.sql.select({ userId: users.id }).from(users).where(lte(users.deletionDueAt, now)),
  /** Rows that name the organization or user without a foreign key. */
  deleteUnreferenced: async ({ scope, id }: Target): Promise<void> => {
    const column = sql.identifier(scope === "organization" ? "organization_id" : "user_id");
    await db.sql.execute(sql`delete from flag_rules where scope = ${scope} and target = ${id}`);
    await db.sql.execute(sql`delete from system_events where ${column} = ${id}`);
    if (scope === "user") {
      await db.sql.execute(sql`delete from idempotency_keys where user_id = ${id}`);
      await db.sql.execute(sql`update ai_ledger set user_id = null where user_id = ${id}`);
      await db.sql.execute(sql`update ai_reservations set user_id = null where user_id = ${id}`);
    }
  },
  /** Columns of all tables that still hold the id, whether or not they are foreign keys. */
  listRemains: async ({ scope, id }: Target): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and (c.column_name like ${`%${scope}_id`} or (c.table_name = ${`${scope}s`} and c.column_name = 'id')
          or (${scope} = 'user' and c.column_name ~ '_by$|author_id'))
      order by 1, 2`);
    const remains: string[] = [];
    for (const { table_name: table, column_name: column } of Columns.parse(rows)) {
      const { rows: found } = await db.sql.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
      );
      if (found.length > 0) remains.push(`${table}.${column}`);
    }
    return remains;
  },
});
