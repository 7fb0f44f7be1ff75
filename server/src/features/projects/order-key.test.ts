import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { orderKeyBetween } from "./order-key.ts";
import { keyBetween } from "./rules.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

it("is the same key in the database as by the rule, wherever it goes", async () => {
  const keys: string[] = [];
  const pairs: { before: string | null; after: string | null; key: string }[] = [];
  for (const place of fc.sample(fc.nat({ max: 1_000 }), { numRuns: 300, seed: 7 })) {
    const at = place % 3 === 0 ? 0 : place % (keys.length + 1);
    const key = keyBetween(keys[at - 1], keys[at]);
    pairs.push({ before: keys[at - 1] ?? null, after: keys[at] ?? null, key });
    keys.splice(at, 0, key);
  }
  const { rows } = await studio.world.db.sql.execute(sql`
    select ${orderKeyBetween(sql`pair.before`, sql`pair.after`)} as key
    from rows from (jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as (before text, after text)) with ordinality as pair(before, after, at)
    order by pair.at`);
  expect(rows).toEqual(pairs.map(({ key }) => ({ key })));
});
