import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { openDatabase } from "./platform/db/database.ts";
import { silentLog } from "./testing/silent-log.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const DELETE_ACTIONS: Record<string, string> = { a: "no action", c: "cascade", n: "set null", r: "restrict" };

const modules = await Promise.all(
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("tables.ts"))
    .map((file): Promise<object> => import(pathToFileURL(join(import.meta.dirname, file)).href)),
);
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const declared = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const names = columns.map(({ name }) => snakeCase(name)).join();
      return `${getTableName(table)}(${names}) -> ${getTableName(foreignTable)} on delete ${key.onDelete ?? "no action"}`;
    }),
  );

it("declares in tables.ts the foreign keys that the migrations create", async () => {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, max: 1, log: silentLog });
  const { rows } = await db.pool.query<{ name: string; key: string; action: string; set_columns: string | null }>(`
    select k.conname as name, k.confdeltype as action,
      format('%s(%s) -> %s', t.relname,
        (select string_agg(a.attname, ',' order by c.at) from unnest(k.conkey) with ordinality c (column_number, at)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.column_number), f.relname) as key,
      (select string_agg(a.attname, ',') from unnest(k.confdelsetcols) c (column_number)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.column_number) as set_columns
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  await db.close();
  await database.drop();
  const [byColumn, ordinary] = [rows.filter((row) => row.set_columns), rows.filter((row) => !row.set_columns)];
  expect(declared.length).toBeGreaterThan(30);
  expect(ordinary.map(({ key, action }) => `${key} on delete ${DELETE_ACTIONS[action]}`).sort()).toEqual(
    declared.toSorted(),
  );
  // Only written in a migration: drizzle has no `on delete set null (column)`.
  expect(byColumn.map(({ name, set_columns }) => `${name}: ${set_columns}`).sort()).toEqual([
    "video_projects_concept_primary: concept_primary_option_id",
    "video_projects_thumbnail_primary: thumbnail_primary_option_id",
    "video_projects_title_primary: title_primary_option_id",
  ]);
});
