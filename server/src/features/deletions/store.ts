import { lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { organizations, users } from "../accounts/tables.ts";
import type { DeletionTarget } from "./deletion-target.ts";

const Tables = z.array(
  z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
);
/** Public data of video platforms; too large to be searched, and no person or organization is named in it. */
const isOfPlatform = sql`t.table_name ~ '^(catalogue_|power_keyword|outlier_editions)'`;
/** Of one table at a time, which may be large. */
const SEARCH_TIMEOUT = "10min";

const raiseTimeLimit = (db: Pick<Database, "sql">) =>
  db.sql.execute(sql`set local statement_timeout = ${sql.raw(`'${SEARCH_TIMEOUT}'`)}`);

const contains = (text: SQL, part: string): SQL => sql`position(${part} in ${text}) > 0`;

/** Ids are found anywhere in a text. An address has to be the whole text or a string of the JSON: prose may name people. */
function holdsTarget(column: { name: string; type: string }, target: DeletionTarget): SQL {
  const name = sql.identifier(column.name);
  if (column.type === "uuid") return sql`${name} = ${target.id}::uuid`;
  const text = sql`lower(${name}::text)`;
  const holdsId = contains(text, target.id);
  if (target.scope === "organization") return holdsId;
  const email = target.email.toLowerCase();
  return sql`${holdsId} or ${text} = ${email} or ${contains(text, JSON.stringify(email))}`;
}

export const deletionStore = (db: Pick<Database, "sql">) => ({
  listDueOrganizations: (now: Date) =>
    db.sql
      .select({ organizationId: organizations.id })
      .from(organizations)
      .where(lte(organizations.deletionDueAt, now)),
  listDueAccounts: (now: Date) => db.sql.select({ userId: users.id }).from(users).where(lte(users.deletionDueAt, now)),
  /** Rows that name the organization or user without a foreign key. In a transaction, whose time limit it raises. */
  deleteUnreferenced: async (target: DeletionTarget): Promise<void> => {
    await raiseTimeLimit(db);
    const { scope, id } = target;
    const column = sql.identifier(scope === "organization" ? "organization_id" : "user_id");
    const inAny = (...columns: string[]) =>
      sql.join(
        columns.map((name) => contains(sql`${sql.identifier(name)}::text`, id)),
        sql` or `,
      );
    await db.sql.execute(sql`delete from flag_rules where scope = ${scope} and target = ${id}`);
    await db.sql.execute(sql`delete from system_events where ${column} = ${id} or ${inAny("message")}`);
    await db.sql.execute(sql`delete from idempotency_keys where ${inAny("user_id", "request", "reply", "owners")}`);
    await db.sql.execute(sql`delete from rate_limits where ${inAny("bucket")}`);
    await db.sql.execute(sql`delete from usage_counters where ${inAny("subject")}`);
    if (target.scope === "organization") return;
    await db.sql.execute(sql`update ai_ledger set user_id = null where user_id = ${id}`);
    await db.sql.execute(sql`update ai_reservations set user_id = null where user_id = ${id}`);
    await db.sql.execute(sql`
      update canvas_cards set writes = replace(writes::text, ${JSON.stringify(id)}, 'null')::jsonb where ${inAny("writes")}`);
    await db.sql.execute(sql`delete from invites where email = ${target.email}`);
    await db.sql.execute(sql`delete from mails where lower(recipient) = ${target.email.toLowerCase()}`);
  },
  /**
   * Columns of all tables that still hold the id or the address, whether or not they are foreign keys. In a transaction,
   * whose time limit it raises.
   */
  listRemains: async (target: DeletionTarget): Promise<string[]> => {
    await raiseTimeLimit(db);
    const { rows } = await db.sql.execute(sql`
      select t.table_name as name,
        json_agg(json_build_object('name', c.column_name, 'type', c.udt_name) order by c.column_name) as columns
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and not ${isOfPlatform}
        and c.udt_name in ('uuid', 'text', 'citext', 'varchar', 'json', 'jsonb', '_text', '_uuid')
      group by t.table_name order by t.table_name`);
    const remains: string[] = [];
    for (const { name, columns } of Tables.parse(rows)) {
      const found = columns.map(
        (column) => sql`bool_or(${holdsTarget(column, target)}) as ${sql.identifier(column.name)}`,
      );
      const { rows: results } = await db.sql.execute(
        sql`select ${sql.join(found, sql`, `)} from ${sql.identifier(name)}`,
      );
      const [result = {}] = results;
      remains.push(...Object.keys(result).flatMap((column) => (result[column] === true ? [`${name}.${column}`] : [])));
    }
    return remains;
  },
});
