import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";

/** Counters and keys of the door itself, which every call may touch. */
const BOOKKEEPING = ["rate_limits", "idempotency_keys", "usage_counters"];
/** What can be made again from the rest: who looks first fills it. */
const CACHES = ["catalogue_thumbnails"];
const UNWATCHED = [...BOOKKEEPING, ...CACHES];

async function tablesOf({ db }: Pick<AppContext, "db">): Promise<string[]> {
  const { rows } = await db.sql.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map((row) => String(row.table_name)).filter((name) => !UNWATCHED.includes(name));
}

/** One hash over every row of every table, or of those rows that hold one of `marks`. */
export async function tablePrint(context: Pick<AppContext, "db">, marks?: readonly string[]): Promise<string> {
  const patterns = marks?.map((mark) => sql`${`%${mark}%`}`);
  const chosen = patterns ? sql`where t::text like any(array[${sql.join(patterns, sql`, `)}])` : sql``;
  const parts = (await tablesOf(context)).map(
    (name) =>
      sql`select ${name}::text || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${sql.identifier(name)} t ${chosen}`,
  );
  const { rows } = await context.db.sql.execute(
    sql`select md5(string_agg(print, '|' order by print)) as print from (${sql.join(parts, sql` union all `)}) prints`,
  );
  return String(rows[0]?.print);
}

/** Tells whether a print differs from when it was last asked. */
export async function watchTables(...of: Parameters<typeof tablePrint>): Promise<() => Promise<boolean>> {
  let known = await tablePrint(...of);
  return async () => {
    const before = known;
    known = await tablePrint(...of);
    return known !== before;
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
