import { OutlierQuery } from "@coldopen/contract/outliers/query";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCaller } from "../../testing/a-caller.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { makeUpCatalogue } from "../../testing/catalogue/made-up.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { buildSnapshot, requestRebuildIfOutdated } from "../search-index/index.ts";
import { outliersService } from "./service.ts";

const SWAPS = Number(process.env.FAULT_TIMES ?? 2);
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  await makeUpCatalogue(studio.context.db, {
    videos: 1_500,
    channels: 40,
    words: 300,
    seed: 2,
    now: new Date("2026-11-01T12:00:00Z"),
  });
});
afterAll(() => studio.close());

const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
/** Puts the round into every title and name. */
const writeRound = (round: number) =>
  run(sql`with named as (update catalogue_channels set name = ${`round${round} channel`})
    update catalogue_videos set title = ${`round${round} the `} || id, computed_at = clock_timestamp()`);
const schemas = async () =>
  (await run(sql`select nspname as name from pg_namespace where nspname like 'outliers\\_%' order by 1`)).rows.map(
    ({ name }) => String(name),
  );
/** With a snapshot reader of its own, like a process. */
const createNode = () => outliersService({ ...studio.context, db: { ...studio.context.db } }, async () => []);
const roundsIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/round\d+/g))];

describe("a search index snapshot", () => {
  it("is reported as being prepared before the first build of a demo, and not elsewhere", async () => {
    const node = (isDemo: boolean) =>
      outliersService(
        { ...studio.context, db: { ...studio.context.db }, config: { ...studio.context.config, isDemo } },
        async () => [],
      );
    const page = (isDemo: boolean) => node(isDemo).videos(aCaller, asOwner, OutlierQuery.parse({}));
    expect(await page(true)).toMatchObject({ results: [], isPreparing: true });
    expect(await node(true).categories()).toMatchObject({ languages: [], isPreparing: true });
    const [elsewhere, size] = [await page(false), await node(false).categories()];
    expect([elsewhere.results, elsewhere.isPreparing, size.isPreparing]).toEqual([[], undefined, undefined]);
  });

  it("replaces the previous one on every node without errors or mixed pages", async () => {
    await writeRound(0);
    expect(await buildSnapshot(studio.context)).toBe("built");
    const nodes = [createNode(), createNode()];
    const seen = new Set<string>();
    const mixed: unknown[] = [];
    let [isOver, responses] = [false, 0];
    const clients = nodes.flatMap((node) =>
      [
        () => node.videos(aCaller, asOwner, OutlierQuery.parse({ sortField: "views", itemsPerPage: 100 })),
        () =>
          node.shorts(aCaller, asOwner, OutlierQuery.parse({ search: "the", sortField: "performance_index", page: 2 })),
        () => node.suggest(aCaller, { lookaheadTerm: "the", page: 1 }),
      ].map(async (request) => {
        while (!isOver) {
          const rounds = roundsIn(await request());
          for (const round of rounds) seen.add(round);
          if (rounds.length > 1) mixed.push(rounds);
          responses++;
        }
      }),
    );
    try {
      for (let round = 1; round <= SWAPS; round++) {
        await writeRound(round);
        expect(await buildSnapshot(studio.context)).toBe("built");
        await expect.poll(() => seen.has(`round${round}`), { timeout: 30_000 }).toBe(true);
      }
    } finally {
      isOver = true;
      await Promise.all(clients);
    }
    expect(mixed).toEqual([]);
    expect(responses).toBeGreaterThan(SWAPS * 8);
    expect(seen.size).toBe(SWAPS + 1);
  }, 300_000);

  it("is built once for an unchanged catalogue, by one node at a time", async () => {
    expect(await buildSnapshot(studio.context)).toBe("unchanged");
    await writeRound(90);
    const outcomes = await Promise.all([1, 2, 3].map(() => buildSnapshot(studio.context)));
    expect(outcomes.filter((outcome) => outcome === "built")).toHaveLength(1);
  });

  it.each([
    [
      "a channel with an older import",
      sql`update catalogue_channels set subscribers = 4711 where id = (select min(id) from catalogue_channels)`,
    ],
    [
      "a video with a new view count",
      sql`update catalogue_videos set views = views + 1 where id = (select min(id) from catalogue_videos)`,
    ],
    [
      "a video with another thumbnail",
      sql`update catalogue_videos set thumb = 'https://i.example/other.jpg' where id = (select min(id) from catalogue_videos)`,
    ],
  ])("is rebuilt for %s", async (_, change) => {
    await run(change);
    expect(await buildSnapshot(studio.context)).toBe("built");
    expect(await buildSnapshot(studio.context)).toBe("unchanged");
  });
  it("is not rebuilt after a refresh without changes", async () => {
    await run(sql`update catalogue_videos set refreshed_at = now(), computed_at = now()`);
    expect(await buildSnapshot(studio.context)).toBe("unchanged");
  });

  it("build deletes schemas of failed builds and of snapshots retired long ago", async () => {
    await run(sql`create schema outliers_99999`);
    await run(sql`update outlier_editions set retired_at = now() - interval '1 hour' where retired_at is not null`);
    await buildSnapshot(studio.context);
    const { rows } = await run(sql`select number from outlier_editions`);
    expect(await schemas()).toEqual([`outliers_${rows[0]?.number}`]);
    expect(rows).toHaveLength(1);
  });

  it("is read by a node whose snapshot was deleted", async () => {
    const node = outliersService(studio.context, async () => []);
    const titles = async () => roundsIn(await node.videos(aCaller, asOwner, OutlierQuery.parse({})));
    expect(await titles()).toEqual(["round90"]);
    await writeRound(91);
    await buildSnapshot(studio.context);
    await run(sql`update outlier_editions set retired_at = now() - interval '1 hour' where retired_at is not null`);
    await buildSnapshot(studio.context);
    expect(await schemas()).toHaveLength(1);
    expect(await titles()).toEqual(["round91"]);
  });

  it("replaces one of an older format, which is not read", async () => {
    await run(sql`update outlier_editions set layout = layout - 'format', source = substr(source, 3)`);
    expect((await createNode().videos(aCaller, asOwner, OutlierQuery.parse({}))).isPreparing).toBe(true);
    const requested: string[] = [];
    const jobs = { ...studio.context.jobs, add: async (name: string) => void requested.push(name) };
    await requestRebuildIfOutdated({ ...studio.context, jobs });
    expect(requested).toEqual(["search-index:build"]);
    expect(await buildSnapshot(studio.context)).toBe("built");
    expect((await createNode().videos(aCaller, asOwner, OutlierQuery.parse({}))).results).not.toEqual([]);
    await requestRebuildIfOutdated({ ...studio.context, jobs });
    expect(requested).toHaveLength(1);
  });

  it("can be built from an empty catalogue", async () => {
    await run(sql`delete from catalogue_videos`);
    expect(await buildSnapshot(studio.context)).toBe("built");
    const node = createNode();
    expect((await node.videos(aCaller, asOwner, OutlierQuery.parse({ search: "the" }))).results).toEqual([]);
    expect((await node.suggest(aCaller, { lookaheadTerm: "the", page: 0 })).videoTitle.results).toEqual([]);
  });
});
