import { snakeName } from "@coldopen/contract/kernel/wire";
import { toListQuery } from "@coldopen/contract/outliers/list-query";
import { readSavedSearch } from "@coldopen/contract/outliers/saved-search";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { upsertVideos } from "../catalogue/index.ts";
import { buildSnapshot, snapshotReaderFor } from "../search-index/index.ts";
import { evaluateWatchlists } from "./evaluate.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const alike = aChannel({ name: "Tower People", subscribers: 400_000, language: "en" });
const giants = aChannel({ name: "Giants", subscribers: 90_000_000, language: "en" });
let studio: TestApp;
let browser: Browser;
let base: string;
let place: { organizationId: string; ucid: string };

beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  const { given, context } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const ucid = await given.channel(organizationId);
  place = { organizationId, ucid };
  base = `/api/orgs/${organizationId}/channels/${ucid}`;
  browser = await studio.as(owner.email);
  await context.flags.setForOrganization("STUDIO_OUTLIER_LANGUAGE_PICKER", organizationId, true);
  const own = aChannel({ ucid, name: "Own Channel", subscribers: 100_000, language: "en" });
  await upsertVideos(context.db, "demo", [
    aVideo({ channel: own, title: "Own tower", uploaded: daysAgo(2) }),
    aVideo({ channel: alike, title: "Alike stone tower", uploaded: daysAgo(3) }),
    aVideo({ channel: alike, title: "Una torre parecida", uploaded: daysAgo(4), language: "es" }),
    aVideo({ channel: giants, title: "Giant stone tower", uploaded: daysAgo(5) }),
    aVideo({ channel: alike, title: "A tower of stone", uploaded: daysAgo(20) }),
  ]);
  await context.db.sql.execute(sql`update catalogue_videos set views = 1000, v7_average = 100`);
  await buildSnapshot(context);
});
afterAll(() => studio.close());

/** What opening the saved search in the list shows. */
async function openSearch(search: string): Promise<string[]> {
  const options = {
    today: new Date().toISOString().slice(0, 10),
    startOfDay: (day: string) => `${day}T00:00:00.000Z`,
    endOfDay: (day: string) => `${day}T23:59:59.999Z`,
    ...{ isFuzzy: false, hasLanguages: true },
  };
  const query = { ...toListQuery(readSavedSearch(search), options), ...place };
  const params = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [snakeName(name), String(one)]),
  );
  const response = await browser.call({ url: `/api/idea/channel_video?${new URLSearchParams(params)}` });
  expect(response.statusCode).toBe(200);
  return titlesOf(response.json().results);
}
const titlesOf = (videos: readonly { title1: string }[]) => videos.map(({ title1 }) => title1).sort();
const save = async (search: string): Promise<{ id: string }> =>
  (
    await browser.call({
      method: "POST",
      url: `${base}/outlier-filters`,
      payload: { name: search.slice(0, 40), search },
    })
  ).json();
const alerts = async () => {
  const { results } = (await browser.call({ url: `${base}/watchlists/alerts` })).json();
  return titlesOf(results.map(({ video }: { video: { title1: string } }) => video));
};

describe("a saved search", () => {
  it.each([
    [
      "of one channel, in all its languages",
      `searchBy=channel&channelId=${alike.ucid}&name=Tower+People`,
      ["A tower of stone", "Alike stone tower", "Una torre parecida"],
    ],
    ["of similar channels", "source=aaw&sortField=uploaded&sortOrder=desc", ["A tower of stone", "Alike stone tower"]],
    ["of own videos", "source=myvids", ["Own tower"]],
    [
      "in the default language",
      "sortField=views&sortOrder=desc",
      ["A tower of stone", "Alike stone tower", "Giant stone tower", "Own tower"],
    ],
    ["for a phrase", "search=%22stone+tower%22", ["Alike stone tower", "Giant stone tower"]],
    ["within seven days", "uploadedWithin=7d", ["Alike stone tower", "Giant stone tower", "Own tower"]],
  ])("%s is counted and watched as it is listed", async (_, search, titles) => {
    const { db } = studio.context;
    expect(await openSearch(search)).toEqual(titles);

    const { id } = await save(search);
    await db.sql.execute(sql`update outlier_filter_sets set created_at = now() - interval '300 days' where id = ${id}`);
    const { results } = (await browser.call({ url: `${base}/outlier-filters/news` })).json();
    expect(results).toContainEqual({ id, count: titles.length });

    const rule = { target: "search", filterSetId: id, threshold: 3, withinDays: 30, mail: "off" };
    expect((await browser.call({ method: "POST", url: `${base}/watchlists`, payload: rule })).statusCode).toBe(200);
    expect(await alerts()).toEqual(titles);
    await db.sql.execute(sql`delete from watch_alerts`);
    await evaluateWatchlists(studio.context).run();
    expect(await alerts()).toEqual(titles);
    await db.sql.execute(sql`delete from watch_rules`);
  });

  it("that cannot be evaluated does not stop the rules after it", async () => {
    const { db, flags } = studio.context;
    for (const search of ["source=myvids", "uploadedWithin=7d"]) {
      const { id } = await save(search);
      const rule = { target: "search", filterSetId: id, threshold: 3, withinDays: 30, mail: "off" };
      await browser.call({ method: "POST", url: `${base}/watchlists`, payload: rule });
    }
    await db.sql.execute(sql`delete from watch_alerts`);
    const firedRules = async () => {
      const { rows } = await db.sql.execute(sql`select count(distinct rule_id)::int as count from watch_alerts`);
      return rows[0]?.count;
    };
    let calls = 0;
    const isOn: typeof flags.isOn = (...asked) =>
      calls++ === 0 ? Promise.reject(new Error("No answer")) : flags.isOn(...asked);
    await evaluateWatchlists({ ...studio.context, flags: { ...flags, isOn } }).run();
    expect(await firedRules()).toBe(1);
    await evaluateWatchlists(studio.context).run();
    expect(await firedRules()).toBe(2);
    await db.sql.execute(sql`delete from watch_rules`);
  });

  it("is watched on by other people's rules after somebody deletes it", async () => {
    const { id: filterSetId } = await save("source=myvids&sortField=uploaded");
    const payload = { target: "search", filterSetId, threshold: 3, withinDays: 30, mail: "off" };
    const rule = (await browser.call({ method: "POST", url: `${base}/watchlists`, payload })).json();
    const colleague = await studio.given.user();
    await studio.given.member(place.organizationId, colleague.id, "admin");
    await studio.given.entitled(place.organizationId, colleague.id, place.ucid, "admin");
    const removal = { method: "DELETE", url: `${base}/outlier-filters/${filterSetId}` } as const;
    expect((await (await studio.as(colleague.email)).call(removal)).statusCode).toBe(200);
    await studio.context.db.sql.execute(sql`delete from watch_alerts`);
    await evaluateWatchlists(studio.context).run();
    expect(await alerts()).toEqual(["Own tower"]);
    const { results } = (await browser.call({ url: `${base}/watchlists` })).json();
    expect(results).toMatchObject([{ id: rule.id, filterSetId: null, name: rule.name }]);
    await studio.context.db.sql.execute(sql`delete from watch_rules`);
  });

  it("makes an alert for each of many videos that pass", async () => {
    const { db } = studio.context;
    const crowd = aChannel({ name: "Crowd" });
    const uploaded = daysAgo(1);
    await upsertVideos(
      db,
      "demo",
      Array.from({ length: 2_100 }, (_, at) => aVideo({ channel: crowd, title: `Crowded hall ${at}`, uploaded })),
    );
    await db.sql.execute(sql`update catalogue_videos set views = 1000, v7_average = 100 where title like 'Crowded%'`);
    await buildSnapshot(studio.context);
    await snapshotReaderFor(studio.context).refresh();
    const { id: filterSetId } = await save("search=crowded");
    const rule = { target: "search", filterSetId, threshold: 3, withinDays: 7, mail: "off" };
    await browser.call({ method: "POST", url: `${base}/watchlists`, payload: rule });
    const countAlerts = async () => (await db.sql.execute(sql`select count(*)::int from watch_alerts`)).rows;
    expect(await countAlerts()).toEqual([{ count: 2_100 }]);
    await db.sql.execute(sql`delete from watch_alerts`);
    await evaluateWatchlists(studio.context).run();
    await evaluateWatchlists(studio.context).run();
    expect(await countAlerts()).toEqual([{ count: 2_100 }]);
  });
});
