import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";

/** Counters and keys of the door itself, which every call may touch. */
const BOOKKEEPING = ["rate_limits", "idempotency_keys", "usage_counters"];
/** What can be made again from the rest: who looks first fills it. */
const CACHES = ["catalogue_thumbnails"];
const UNWATCHED = [...BOOKKEEPING, ...CACHES];

async function tablesOf({ db }: Pick<AppContext, "db">): Promise<string[]> {
  const { rows } = await db.sql.execute(sql`select tablename from pg_tables where schemaname = 'public' order by 1`);
  return rows.map((row) => String(row.tablename)).filter((name) => !UNWATCHED.includes(name));
}

/** One hash over every row version of every table. */
export async function tablePrint(context: Pick<AppContext, "db">): Promise<string> {
  const parts = (await tablesOf(context)).map(
    (name) => sql`
      select ${name}::text || coalesce(sum(hashtextextended(t.ctid::text || t.xmin::text, 0))::text, '') as print
      from ${sql.identifier(name)} t`,
  );
  const { rows } = await context.db.sql.execute(
    sql`select md5(string_agg(print, '|' order by print)) as print from (${sql.join(parts, sql` union all `)}) prints`,
  );
  return String(rows[0]?.print);
}

/** Tells whether anything was written since it was last asked. */
export async function watchTables(context: Pick<AppContext, "db">): Promise<() => Promise<boolean>> {
  let known = await tablePrint(context);
  return async () => {
    const before = known;
    known = await tablePrint(context);
    return known !== before;
  };
}

/**
 * Tells whether rows that contain one of the texts were added, changed or deleted since this was called. Texts are compared
 * in new row versions only, since the tables of a long test have many rows.
 */
export async function watchRowsHolding(
  context: Pick<AppContext, "db">,
  texts: readonly string[],
): Promise<() => Promise<boolean>> {
  const { db } = context;
  const tables = await tablesOf(context);
  const holds = sql`t::text like any(${sql.param(texts.map((text) => `%${text}%`))}::text[])`;
  const ofAll = async (query: (name: string) => ReturnType<typeof sql>) =>
    (await db.sql.execute(sql.join(tables.map(query), sql` union all `))).rows;
  const start = (await db.sql.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as id`)).rows[0]?.id;
  const rows = await ofAll(
    (name) => sql`select ${name}::text as name, ctid::text from ${sql.identifier(name)} t where ${holds}`,
  );
  const known = new Map(
    tables.map((name) => [name, rows.flatMap((row) => (row.name === name ? String(row.ctid) : []))]),
  );
  return async () => {
    const counts = await ofAll(
      (name) => sql`
        select ${name}::text as name,
          (select count(*)::int from ${sql.identifier(name)} where ctid = any(${sql.param(known.get(name))}::tid[])) as old,
          (select count(*)::int from ${sql.identifier(name)} t
            where t.xmin::text::bigint >= ${String(start)}::bigint and ${holds}) as new`,
    );
    return counts.some((row) => Number(row.new) > 0 || Number(row.old) !== known.get(String(row.name))?.length);
  };
}

/** Every row, with the counters and keys too, that holds a text. */
export async function rowsHolding(context: Pick<AppContext, "db">, text: string): Promise<string[]> {
  const names = [...(await tablesOf(context)), ...UNWATCHED];
  const hex = Buffer.from(text).toString("hex");
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as name from ${sql.identifier(name)} t where position(${text} in t::text) > 0 or position(${hex} in t::text) > 0`,
  );
  const { rows } = await context.db.sql.execute(sql.join(parts, sql` union all `));
  return rows.map((row) => String(row.name));
}
