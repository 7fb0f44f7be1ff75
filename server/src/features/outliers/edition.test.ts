import { OutlierQuery } from "@coldopen/contract/outliers/query";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCaller } from "../../testing/a-caller.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { makeUpCatalogue } from "../../testing/catalogue/made-up.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { printEdition, requestReadableEdition } from "../editions/index.ts";
import { outliersService } from "./service.ts";

const SWAPS = Number(process.env.FAULT_TIMES ?? 2);
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  await makeUpCatalogue(studio.world.db, {
    videos: 1_500,
    channels: 40,
    words: 300,
    seed: 2,
    now: new Date("2026-11-01T12:00:00Z"),
  });
});
afterAll(() => studio.close());

const run = (statement: ReturnType<typeof sql>) => studio.world.db.sql.execute(statement);
/** Everything says which round of the catalogue it is from. */
const turnTo = (round: number) =>
  run(sql`with named as (update catalogue_channels set name = ${`round${round} channel`})
    update catalogue_videos set title = ${`round${round} the `} || id, computed_at = clock_timestamp()`);
const schemas = async () =>
  (await run(sql`select nspname as name from pg_namespace where nspname like 'outliers\\_%' order by 1`)).rows.map(
    ({ name }) => String(name),
  );
/** With a shelf of its own, as every process has. */
const aNode = () => outliersService({ ...studio.world, db: { ...studio.world.db } }, async () => []);
const roundsIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/round\d+/g))];

describe("a new edition", () => {
  it("is awaited by a demo, which publishes its catalogue once it answers; elsewhere there is just nothing yet", async () => {
    const node = (isDemo: boolean) =>
      outliersService(
        { ...studio.world, db: { ...studio.world.db }, config: { ...studio.world.config, isDemo } },
        async () => [],
      );
    const page = (isDemo: boolean) => node(isDemo).videos(aCaller, asOwner, OutlierQuery.parse({}));
    expect(await page(true)).toMatchObject({ results: [], isPreparing: true });
    expect(await node(true).categories()).toMatchObject({ languages: [], isPreparing: true });
    const [elsewhere, size] = [await page(false), await node(false).categories()];
    expect([elsewhere.results, elsewhere.isPreparing, size.isPreparing]).toEqual([[], undefined, undefined]);
  });
  it("takes the place of the one before without an error or a page of both, on every node", async () => {
    await turnTo(0);
    expect(await printEdition(studio.world)).toBe("printed");
    const nodes = [aNode(), aNode()];
    const seen = new Set<string>();
    const mixed: unknown[] = [];
    let [isOver, answers] = [false, 0];
    const people = nodes.flatMap((node) =>
      [
        () => node.videos(aCaller, asOwner, OutlierQuery.parse({ sortField: "views", itemsPerPage: 100 })),
        () =>
          node.shorts(aCaller, asOwner, OutlierQuery.parse({ search: "the", sortField: "performance_index", page: 2 })),
        () => node.suggest(aCaller, { lookaheadTerm: "the", page: 1 }),
      ].map(async (ask) => {
        while (!isOver) {
          const rounds = roundsIn(await ask());
          for (const round of rounds) seen.add(round);
          if (rounds.length > 1) mixed.push(rounds);
          answers++;
        }
      }),
    );
    try {
      for (let round = 1; round <= SWAPS; round++) {
        await turnTo(round);
        expect(await printEdition(studio.world)).toBe("printed");
        await expect.poll(() => seen.has(`round${round}`), { timeout: 30_000 }).toBe(true);
      }
    } finally {
      isOver = true;
      await Promise.all(people);
    }
    expect(mixed).toEqual([]);
    expect(answers).toBeGreaterThan(SWAPS * 8);
    expect(seen.size).toBe(SWAPS + 1);
  }, 300_000);

  it("is not made twice of the same catalogue, nor by two nodes at once", async () => {
    expect(await printEdition(studio.world)).toBe("unchanged");
    await turnTo(90);
    const outcomes = await Promise.all([1, 2, 3].map(() => printEdition(studio.world)));
    expect(outcomes.filter((outcome) => outcome === "printed")).toHaveLength(1);
  });

  it.each([
    [
      "a channel of which something older is imported",
      sql`update catalogue_channels set subscribers = 4711 where id = (select min(id) from catalogue_channels)`,
    ],
    [
      "a video that was counted again",
      sql`update catalogue_videos set views = views + 1 where id = (select min(id) from catalogue_videos)`,
    ],
    [
      "a video whose picture is another",
      sql`update catalogue_videos set thumb = 'https://i.example/other.jpg' where id = (select min(id) from catalogue_videos)`,
    ],
  ])("is made for %s", async (_, change) => {
    await run(change);
    expect(await printEdition(studio.world)).toBe("printed");
    expect(await printEdition(studio.world)).toBe("unchanged");
  });
  it("is not made where something was looked at and found the same", async () => {
    await run(sql`update catalogue_videos set refreshed_at = now(), computed_at = now()`);
    expect(await printEdition(studio.world)).toBe("unchanged");
  });

  it("sweeps away what a print that died left behind, and what was retired long ago", async () => {
    await run(sql`create schema outliers_99999`);
    await run(sql`update outlier_editions set retired_at = now() - interval '1 hour' where retired_at is not null`);
    await printEdition(studio.world);
    const { rows } = await run(sql`select number from outlier_editions`);
    expect(await schemas()).toEqual([`outliers_${rows[0]?.number}`]);
    expect(rows).toHaveLength(1);
  });

  it("is found by a node that still held one that was swept away", async () => {
    const node = outliersService(studio.world, async () => []);
    const titles = async () => roundsIn(await node.videos(aCaller, asOwner, OutlierQuery.parse({})));
    expect(await titles()).toEqual(["round90"]);
    await turnTo(91);
    await printEdition(studio.world);
    await run(sql`update outlier_editions set retired_at = now() - interval '1 hour' where retired_at is not null`);
    await printEdition(studio.world);
    expect(await schemas()).toHaveLength(1);
    expect(await titles()).toEqual(["round91"]);
  });

  it("takes the place of one that older code printed, which nobody reads any more", async () => {
    await run(sql`update outlier_editions set layout = layout - 'format', source = substr(source, 3)`);
    expect((await aNode().videos(aCaller, asOwner, OutlierQuery.parse({}))).isPreparing).toBe(true);
    const requested: string[] = [];
    const jobs = { ...studio.world.jobs, add: async (name: string) => void requested.push(name) };
    await requestReadableEdition({ ...studio.world, jobs });
    expect(requested).toEqual(["outliers:print"]);
    expect(await printEdition(studio.world)).toBe("printed");
    expect((await aNode().videos(aCaller, asOwner, OutlierQuery.parse({}))).results).not.toEqual([]);
    await requestReadableEdition({ ...studio.world, jobs });
    expect(requested).toHaveLength(1);
  });

  it("is of an empty catalogue too", async () => {
    await run(sql`delete from catalogue_videos`);
    expect(await printEdition(studio.world)).toBe("printed");
    const node = aNode();
    expect((await node.videos(aCaller, asOwner, OutlierQuery.parse({ search: "the" }))).results).toEqual([]);
    expect((await node.suggest(aCaller, { lookaheadTerm: "the", page: 0 })).videoTitle.results).toEqual([]);
  });
});
