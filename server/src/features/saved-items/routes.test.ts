import { encodeCursor } from "@coldopen/contract/kernel/paging";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { DOT } from "../../testing/access-matrix/home.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { countStatements } from "../../testing/count-statements.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { storePicture } from "../pictures/index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const channelUcid = await given.channel(organizationId);
  const url = `/api/orgs/${organizationId}/channels/${channelUcid}/saved-items`;
  return { browser: await studio.as(owner.email), url, organizationId, channelUcid };
}
type Home = Awaited<ReturnType<typeof arrange>>;
const save = ({ browser, url }: Home, payload: object) => browser.call({ method: "POST", url, payload });
const list = async ({ browser, url }: Home, query = "") => (await browser.call({ url: `${url}?${query}` })).json();
const outlier = (outliersVideoId: string) => ({ type: "outliers", outliersVideoId });
const titled = (title: string) => ({ type: "title", title });
const thumbnailed = (thumbnail: string) => ({ type: "thumbnail", thumbnail });
const dot = { type: DOT.type, bytes: Buffer.from(DOT.base64, "base64") };
const titles = (page: { results: { title: string }[] }) => page.results.map(({ title }) => title);
/** Items of a channel with increasing times. */
const keep = (home: Home, ...items: [title: string, at: string][]) =>
  studio.context.db.sql.execute(sql`
    insert into saved_items (organization_id, channel_ucid, type, title, created_at)
    select ${home.organizationId}, ${home.channelUcid}, 'title', t, a::timestamptz
    from unnest(${sql.param(items.map(([title]) => title))}::text[], ${sql.param(items.map(([, at]) => at))}::text[]) as given(t, a)`);

it("finds items by a part of their text, and saved videos by a part of their title", async () => {
  const home = await arrange();
  const video = aVideo({ channel: aChannel(), title: "A sauna for $900", at: [[7, 100]] });
  await studio.given.videos(video);
  await save(home, titled("The cheapest Sauna in America"));
  await save(home, titled("100% rust"));
  await save(home, outlier(video.videoId));
  const found = async (search: string) => (await list(home, `search=${encodeURIComponent(search)}`)).results;
  expect((await found("sauna")).map(({ type }: { type: string }) => type)).toEqual(["outliers", "title"]);
  expect(titles({ results: await found("0%") })).toEqual(["100% rust"]);
  expect(await found("steam")).toEqual([]);
});

describe("saving", () => {
  it("stores an outlier, which is returned with the data of the catalogue", async () => {
    const home = await arrange();
    const channel = aChannel({ name: "Half Built" });
    const video = aVideo({ channel, title: "A sauna for $900", at: [[7, 100]] });
    await studio.given.videos(video);
    const saved = (await save(home, outlier(video.videoId))).json();
    expect(await list(home)).toEqual({ results: [saved], page: { next: null } });
    expect(saved).toMatchObject({
      type: "outliers",
      title: null,
      outliersVideoId: video.videoId,
      outliersVideo: {
        title1: "A sauna for $900",
        name: "Half Built",
        ucid: channel.ucid,
        views: 100,
        duration: 1122,
        aiL2Category: "Survival",
      },
    });
    await studio.given.videos({ ...video, title: "Renamed", seenAt: new Date("2026-11-01"), snapshots: [] });
    expect((await list(home)).results).toMatchObject([{ id: saved.id, outliersVideo: { title1: "Renamed" } }]);
  });

  it("of the same outlier again or concurrently returns the same item", async () => {
    const home = await arrange();
    const video = aVideo();
    await studio.given.videos(video);
    const answers = await Promise.all([1, 2, 3].map(() => save(home, outlier(video.videoId))));
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    expect((await home.browser.call({ url: `${home.url}/outliers` })).json()).toEqual({
      results: [{ id: [...ids][0], outliersVideoId: video.videoId }],
    });
  });

  it("rejects a video that the catalogue does not contain", async () => {
    const home = await arrange();
    expect((await save(home, outlier("nothinghere"))).statusCode).toBe(404);
  });

  it.each([
    titled("I built a sauna"),
    { type: "concept", concept: "A week in it", description: "From the chat" },
    thumbnailed("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"),
  ])("stores other content unchanged: %j", async (item) => {
    const home = await arrange();
    expect((await save(home, item)).json()).toMatchObject({ ...item, outliersVideo: null, outliersVideoId: null });
  });

  it.each([
    titled("I built a sauna"),
    { type: "concept", concept: "A week in it. ".repeat(350) },
    thumbnailed("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"),
  ])("of the same content again or concurrently returns the same item: %#", async (item) => {
    const home = await arrange();
    const answers = await Promise.all([1, 2, 3].map(() => save(home, item)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await list(home)).results).toHaveLength(1);
    expect((await save(await arrange(), item)).json().id).not.toBe(answers[0]?.json().id);
  });

  it("stores the same words as a title and as a concept", async () => {
    const home = await arrange();
    await save(home, titled("A week in it"));
    await save(home, { type: "concept", concept: "A week in it" });
    expect((await list(home)).results).toHaveLength(2);
  });

  it("stores a picture of this channel in any size, and of no other channel", async () => {
    const home = await arrange();
    const { url } = await storePicture(studio.context, { scope: scopeForJob(home) }, dot);
    const saved = (await save(home, { ...thumbnailed(url), description: "A sauna at dusk" })).json();
    expect(saved).toMatchObject({ type: "thumbnail", thumbnail: url, description: "A sauna at dusk" });
    expect((await save(home, thumbnailed(`${url}?size=small`))).json()).toEqual(saved);
    for (const [there, address] of [
      [await arrange(), url],
      [home, pictureUrl(crypto.randomUUID())],
    ] as const)
      expect((await save(there, thumbnailed(address))).statusCode).toBe(404);
  });

  it.each([
    titled("  "),
    titled("x".repeat(101)),
    { type: "concept", concept: "x".repeat(5001) },
    { type: "concept", title: "A title" },
    { ...titled("A title"), description: "x".repeat(1001) },
    { type: "note", title: "x" },
    ...[
      "one.webp",
      "/api/pictures/one",
      "/api/projects",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "https://",
      "https://pictures.test/one.webp",
    ].map(thumbnailed),
    outlier("short"),
    {},
  ])("rejects %j", async (item) => {
    const refused = await save(await arrange(), item);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
  });
});

describe("marks of saved elements", () => {
  const marks = async ({ browser, url }: Home, type: string) =>
    (await browser.call({ url: `${url}/elements?type=${type}` })).json();

  it("are listed by type, the latest first", async () => {
    const home = await arrange();
    const [first, second] = [(await save(home, titled("One"))).json(), (await save(home, titled(" Two "))).json()];
    const { id } = (await save(home, { type: "concept", concept: "A week in it" })).json();
    expect(await marks(home, "title")).toEqual({
      results: [
        { id: second.id, content: "Two" },
        { id: first.id, content: "One" },
      ],
    });
    expect(await marks(home, "concept")).toEqual({ results: [{ id, content: "A week in it" }] });
    expect(await marks(home, "thumbnail")).toEqual({ results: [] });
    expect(await marks(await arrange(), "title")).toEqual({ results: [] });
  });

  it.each(["outliers", "", "note"])("are rejected for %j", async (type) => {
    expect(await marks(await arrange(), type)).toMatchObject({ code: "invalid_input" });
  });
});

describe("a saved outlier that the catalogue no longer contains", () => {
  async function lost() {
    const home = await arrange();
    const video = aVideo({ title: "A sauna for $900" });
    await studio.given.videos(video);
    const { id } = (await save(home, { ...outlier(video.videoId), description: "My own words" })).json();
    await studio.context.db.sql.execute(sql`delete from catalogue_videos where video_id = ${video.videoId}`);
    return { home, video, id };
  }

  it("is listed with its id and description only", async () => {
    const { home, video, id } = await lost();
    expect((await list(home)).results).toMatchObject([
      { id, type: "outliers", outliersVideoId: video.videoId, outliersVideo: null, description: "My own words" },
    ]);
    const { rows } = await studio.context.db.sql.execute(
      sql`select s::text as row from saved_items s where id = ${id}`,
    );
    expect(rows[0]?.row).toContain("My own words");
    expect(rows[0]?.row).not.toMatch(/sauna|Field Days|ytimg/);
  });

  it("can be deleted, and has its data again after the next import", async () => {
    const { home, video, id } = await lost();
    await studio.given.videos(video);
    expect((await list(home)).results).toMatchObject([{ id, outliersVideo: { title1: "A sauna for $900" } }]);
    await studio.context.db.sql.execute(sql`delete from catalogue_videos where video_id = ${video.videoId}`);
    expect((await home.browser.call({ method: "DELETE", url: `${home.url}/${id}` })).statusCode).toBe(200);
    expect((await list(home)).results).toEqual([]);
  });
});

describe("the list of saved items", () => {
  it("has 20 items a page, the latest first, and continues after the last item", async () => {
    const home = await arrange();
    const at = (index: number) => new Date(Date.UTC(2026, 8, 1, 0, 0, Math.floor(index / 3))).toISOString();
    await keep(home, ...Array.from({ length: 45 }, (_, index): [string, string] => [`T${index}`, at(index)]));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(home, next && `page=${next}`);
      seen.push(...titles(page));
      sizes.push(page.results.length);
      next = page.page.next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    const up: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        home,
        `sort=createdAt&pageSize=7&page=${next}`.replace(/&page=$/, ""),
      );
      up.push(...titles(page));
      next = page.page.next;
    }
    expect(up.toReversed()).toEqual(seen);
  });

  it("is filtered by type and by days, including both ends", async () => {
    const home = await arrange();
    await keep(
      home,
      ["before", "2026-09-01T23:59:59.999Z"],
      ["first", "2026-09-02T00:00:00Z"],
      ["last", "2026-09-03T23:59:59.999Z"],
      ["after", "2026-09-04T00:00:00Z"],
    );
    await save(home, { type: "concept", concept: "A week" });
    expect(titles(await list(home, "createdAt__gte=2026-09-02&createdAt__lte=2026-09-03"))).toEqual(["last", "first"]);
    const oneHour = "createdAt__gte=2026-09-01T23:00:00.000Z&createdAt__lte=2026-09-02T00:00:00.000Z";
    expect(titles(await list(home, oneHour))).toEqual(["first", "before"]);
    const types = async (query: string) => (await list(home, query)).results.map((item: { type: string }) => item.type);
    expect(await types("type__in=concept")).toEqual(["concept"]);
    expect(await types("type__in=concept&type__in=outliers")).toEqual(["concept"]);
    expect(await types("type__in=outliers")).toEqual([]);
  });

  it("rejects a cursor of another list and invalid days", async () => {
    const home = await arrange();
    const down = encodeCursor(["-createdAt", 0, crypto.randomUUID()]);
    for (const query of [
      "page=nonsense",
      `sort=createdAt&page=${down}`,
      `page=${encodeCursor(["-createdAt", 1e300, crypto.randomUUID()])}`,
      "createdAt__gte=2026-02-30",
      "createdAt__lte=0000-01-01",
    ])
      expect((await home.browser.call({ url: `${home.url}?${query}` })).statusCode).toBe(400);
  });

  it("takes a constant number of statements", async () => {
    const home = await arrange();
    const videos = [aVideo(), aVideo(), aVideo()];
    await studio.given.videos(...videos);
    const counts: number[] = [];
    for (const { videoId } of videos) {
      await save(home, outlier(videoId));
      counts.push(await countStatements(() => list(home)));
    }
    expect(new Set(counts).size).toBe(1);
  });
});

it("deletes an item once", async () => {
  const home = await arrange();
  const { id } = (await save(home, titled("Gone"))).json();
  const remove = () => home.browser.call({ method: "DELETE", url: `${home.url}/${id}` });
  expect((await remove()).statusCode).toBe(200);
  expect((await list(home)).results).toEqual([]);
  expect((await remove()).statusCode).toBe(404);
});

it("limits an item to one channel of one organization", async () => {
  const home = await arrange();
  const stranger = await arrange();
  const { id } = (await save(home, titled("Mine"))).json();
  const beside = home.url.replace(home.channelUcid, await studio.given.channel(home.organizationId));
  for (const [browser, url] of [
    [stranger.browser, home.url],
    [stranger.browser, stranger.url],
    [home.browser, beside],
  ] as const) {
    expect((await browser.call({ method: "DELETE", url: `${url}/${id}` })).statusCode).toBe(404);
    expect((await browser.call({ url })).body).not.toContain("Mine");
  }
  expect((await stranger.browser.call({ url: home.url })).statusCode).toBe(404);
  expect((await save({ ...stranger, url: home.url }, titled("Theirs"))).statusCode).toBe(404);
  expect(titles(await list(home))).toEqual(["Mine"]);
});
