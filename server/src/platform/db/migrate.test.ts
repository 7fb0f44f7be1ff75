import pg from "pg";
import { expect, it } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

async function columnsOf(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2",
  );
  await client.end();
  return rows;
}

it("builds an empty database whole, by one of several nodes that start at once, and changes nothing twice", async () => {
  const [empty, template] = [await createTestDatabase({ isEmpty: true }), await createTestDatabase()];
  const nodes = [1, 2, 3].map(() => openDatabase({ url: empty.url, max: 2, log: silentLog }));
  await Promise.all(nodes.map(migrate));
  const built = await columnsOf(empty.url);
  expect(built.length).toBeGreaterThan(50);
  expect(built).toEqual(await columnsOf(template.url));
  await Promise.all(nodes.map(migrate));
  expect(await columnsOf(empty.url)).toEqual(built);
  await Promise.all(nodes.map((node) => node.close()));
  await Promise.all([empty.drop(), template.drop()]);
});
