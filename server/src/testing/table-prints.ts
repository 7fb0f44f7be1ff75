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

/** One hash over every row version of every table, or over the rows that contain one of `marks`. */
export async function tablePrint(context: Pick<AppContext, "db">, marks?: readonly string[]): Promise<string> {
  const print = marks
    ? sql`md5(string_agg(t::text, '|' order by t::text))`
    : sql`sum(hashtextextended(t.ctid::text || t.xmin::text, 0))::text`;
  const chosen = marks ? sql`where t::text ~ (select pattern from wanted)` : sql``;
  const parts = (await tablesOf(context)).map(
    (name) => sql`select ${name}::text || coalesce(${print}, '') as print from ${sql.identifier(name)} t ${chosen}`,
  );
  const { rows } = await context.db.sql.execute(sql`
    with wanted as (select ${(marks ?? []).join("|")}::text as pattern)
    select md5(string_agg(print, '|' order by print)) as print from (${sql.join(parts, sql` union all `)}) prints`);
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
