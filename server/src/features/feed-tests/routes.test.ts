import { FeedVisit } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { aDrawing } from "../../testing/make-pictures.ts";
import { noLimits } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { printEdition } from "../outliers/index.ts";
import { keepPicture } from "../pictures/index.ts";
import { feedVisits } from "./visits.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (world) => ({ ...world, limits: noLimits }) });
  const channel = aChannel();
  const videos = Array.from({ length: 16 }, (_, at) =>
    aVideo({
      channel,
      title: `A sauna in a barrel, part ${at}`,
      uploaded: new Date(Date.UTC(2026, 5, at + 1)),
      at: [[7, at % 2 ? 9000 : 100]],
    }),
  );
  await studio.given.videos(...videos);
  await printEdition(studio.world);
});
afterAll(() => studio.close());

async function arrange() {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId, { name: "Half Built" });
  const project = await given.project({ organizationId, channelUcid, createdBy: owner.id });
  const title = await given.option(owner.id, project.id, { content: "I turned a box into a sauna" });
  const picture = await keepPicture(
    studio.world,
    { organizationId, channelUcid },
    { type: "image/webp", bytes: await aDrawing().webp().toBuffer() },
  );
  const thumbnails = await Promise.all(
    [picture.url, "https://pictures.example/b.webp"].map((content) =>
      given.option(owner.id, project.id, { content, optionType: "THUMBNAIL" }),
    ),
  );
  const browser = await studio.as(owner.email);
  const base = `/api/v3/video-project/${project.id}/feed-tests`;
  const scope = `?organizationId=${organizationId}&channelUCID=${channelUcid}`;
  const variants = thumbnails.map(({ id }) => ({ titleOptionId: title.id, thumbnailOptionId: id }));
  const call = (method: "POST" | "DELETE" | "GET", rest = "", payload?: object) =>
    browser.call({ method, url: `${base}${rest}${scope}`, ...(payload && { payload }) });
  const start = async () => (await call("POST", "", { variants })).json();
  return { owner, project, variants, call, start };
}

let visitors = 0;
/** Someone at a computer of their own. */
function visitor(token: string, headers = { "user-agent": `Browser ${++visitors}` }, by: Browser = studio.browser()) {
  const send = (rest: string, payload?: object) =>
    by.call({ method: "POST", url: `/api/t/${token}${rest}`, headers, ...(payload && { payload }) });
  const open = async () => FeedVisit.parse((await send("")).json());
  return { send, open, headers, by };
}
const wait = (ms: number) =>
  studio.world.db.sql.execute(
    sql`update feed_test_impressions set shown_at = shown_at - make_interval(secs => ${ms / 1000}::float8) where answered_at is null`,
  );
const isOwn = ({ channel }: { channel: string }) => channel === "Half Built";

type Voting = {
  clicksOwn?: boolean;
  elapsedMs?: number;
  /** By our clock, where it differs. */
  measuredMs?: number;
  signal?: string;
  isPresent?: boolean;
};

/** A whole visit: sees the feed and clicks the variant, or another video. */
async function vote(
  token: string,
  { clicksOwn = true, elapsedMs = 2000, signal = "pointer", isPresent = true, ...given }: Voting = {},
  who = visitor(token),
) {
  const visit = await who.open();
  if (visit.state !== "open") return visit.state;
  const { impression, videos } = visit;
  const own = videos.findIndex(isOwn);
  await who.send("/reports", { impression, event: "shown" });
  if (isPresent) await who.send("/reports", { impression, event: "present" });
  await wait(given.measuredMs ?? elapsedMs);
  const choice = clicksOwn ? own : (own + 1) % videos.length;
  return (await who.send("/choice", { impression, choice, elapsedMs, signal })).statusCode;
}
const resultsOf = async ({ call }: Pick<Awaited<ReturnType<typeof arrange>>, "call">) => {
  const [test] = (await call("GET")).json().data;
  const sum = (name: "shown" | "clicked") =>
    test.variants.reduce((total: number, variant: Record<string, number>) => total + (variant[name] ?? 0), 0);
  return { test, shown: sum("shown"), clicked: sum("clicked"), leftOut: test.leftOut };
};

describe("a feed test", () => {
  it("begins with its variants as they are, and tells its link once", async () => {
    const home = await arrange();
    const { test, token } = await home.start();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(test).toMatchObject({ status: "running", hasLink: true, leftOut: 0 });
    expect(test.variants).toMatchObject([
      { title: "I turned a box into a sauna", shown: 0, clicked: 0, medianMs: null },
      { thumbnail: "https://pictures.example/b.webp" },
    ]);
    const listed = (await home.call("GET")).json().data;
    expect(listed).toEqual([test]);
    const { rows } = await studio.world.db.sql.execute(sql`select t::text as row from feed_tests t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  type Choices = Awaited<ReturnType<typeof arrange>>["variants"];
  const swapped = ({ titleOptionId, thumbnailOptionId }: Choices[number]) => ({
    titleOptionId: thumbnailOptionId,
    thumbnailOptionId: titleOptionId,
  });
  it.each<[string, (variants: Choices) => Choices]>([
    ["one variant", (variants) => variants.slice(0, 1)],
    ["the same variant twice", ([one]) => (one ? [one, one] : [])],
    ["five variants", (variants) => [...variants, ...variants, ...variants.slice(1)]],
    ["a title of elsewhere", (variants) => variants.map((one) => ({ ...one, titleOptionId: crypto.randomUUID() }))],
    ["titles for thumbnails", (variants) => variants.map(swapped)],
  ])("takes no test with %s", async (_, change) => {
    const { call, variants } = await arrange();
    expect((await call("POST", "", { variants: change(variants) })).statusCode).toBe(400);
  });

  it("belongs to its channel alone", async () => {
    const [home, stranger] = [await arrange(), await arrange()];
    const { test } = await home.start();
    for (const [method, rest] of [
      ["POST", "/stop"],
      ["POST", "/link"],
      ["DELETE", "/link"],
      ["DELETE", ""],
    ] as const)
      expect((await stranger.call(method, `/${test.id}${rest}`)).statusCode).toBe(404);
    expect((await home.call("GET")).json().data).toHaveLength(1);
  });

  it("is over when it is stopped, when its time is up and when its project is deleted", async () => {
    const home = await arrange();
    const { test, token } = await home.start();
    expect((await home.call("POST", `/${test.id}/stop`)).json().status).toBe("stopped");
    expect((await visitor(token).send("")).statusCode).toBe(410);
    const expired = await home.start();
    await studio.world.db.sql.execute(sql`update feed_tests set expires_at = now() where id = ${expired.test.id}`);
    expect((await visitor(expired.token).send("")).statusCode).toBe(410);
    expect((await home.call("GET")).json().data[0].status).toBe("expired");
    const last = await home.start();
    await studio.world.db.sql.execute(sql`update video_projects set deleted_at = now() where id = ${home.project.id}`);
    expect((await visitor(last.token).send("")).statusCode).toBe(404);
  });

  it("loses its link, and gets another one that the old one doesn't follow", async () => {
    const home = await arrange();
    const { test, token } = await home.start();
    expect((await home.call("DELETE", `/${test.id}/link`)).json().hasLink).toBe(false);
    expect((await visitor(token).send("")).statusCode).toBe(404);
    const renewed = (await home.call("POST", `/${test.id}/link`)).json();
    expect((await visitor(token).send("")).statusCode).toBe(404);
    expect((await visitor(renewed.token).open()).state).toBe("open");
    expect((await home.call("DELETE", `/${test.id}`)).statusCode).toBe(200);
    expect((await visitor(renewed.token).send("")).statusCode).toBe(404);
  });
});

describe("a visitor", () => {
  it("sees twelve videos, one of them a variant, none of them telling", async () => {
    const { token } = await (await arrange()).start();
    const visit = await visitor(token).open();
    if (visit.state !== "open") throw new Error("Answered already");
    expect(visit.videos).toHaveLength(12);
    expect(visit.videos.filter(isOwn)).toHaveLength(1);
    expect(visit.videos.map(({ id }) => id)).toEqual(visit.videos.map((_, at) => String(at)));
    const own = visit.videos.find(isOwn);
    expect([own?.views, own?.duration, own?.uploaded]).not.toContain(null);
  });

  it("meets the variants evenly, at random places and among videos in random order", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const feeds = await Promise.all(Array.from({ length: 24 }, () => visitor(token).open()));
    const videos = feeds.flatMap((visit) => (visit.state === "open" ? [visit.videos] : []));
    const pictures = videos.map((feed) => feed.find(isOwn)?.thumb);
    expect(pictures.filter((thumb) => thumb === "https://pictures.example/b.webp")).toHaveLength(12);
    expect(new Set(videos.map((feed) => feed.findIndex(isOwn))).size).toBeGreaterThan(4);
    expect(new Set(videos.map((feed) => feed.map(({ title }) => title).join())).size).toBeGreaterThan(20);
  });

  it("finds the same feed again, and no time is taken of it", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const who = visitor(token);
    const [first, second] = [await who.open(), await who.open()];
    expect(second).toEqual(first);
    expect(await vote(token, {}, who)).toBe(200);
    const { test, clicked } = await resultsOf(home);
    expect(clicked).toBe(1);
    expect(test.variants.map(({ medianMs }: { medianMs: number | null }) => medianMs)).toEqual([null, null]);
    expect(await who.open()).toEqual({ state: "answered" });
  });

  it("gets the pictures by the link, as long as it holds", async () => {
    const home = await arrange();
    const { test, token } = await home.start();
    const visit = await Promise.all([1, 2].map(() => visitor(token).open()));
    const own = visit.flatMap((one) => (one.state === "open" ? one.videos.filter(isOwn) : []));
    const address = own.map(({ thumb }) => thumb).find((thumb) => thumb?.startsWith("/"));
    const picture = async () => (await studio.browser().call({ url: address ?? "" })).statusCode;
    expect(await picture()).toBe(200);
    expect((await studio.browser().call({ url: `/api/t/${token}/pictures/v1` })).statusCode).toBe(404);
    await home.call("DELETE", `/${test.id}/link`);
    expect(await picture()).toBe(404);
    await home.call("POST", `/${test.id}/link`);
    expect(await picture()).toBe(404);
  });
});

describe("what counts", () => {
  it("is who saw it and who of them chose it, with the middle of their times", async () => {
    const home = await arrange();
    const { token } = await home.start();
    for (const elapsedMs of [1000, 1000, 3000, 3000]) expect(await vote(token, { elapsedMs })).toBe(200);
    expect(await vote(token, { clicksOwn: false })).toBe(200);
    const { shown, clicked, leftOut, test } = await resultsOf(home);
    expect({ shown, clicked, leftOut }).toEqual({ shown: 5, clicked: 4, leftOut: 0 });
    expect(test.variants.map(({ medianMs }: { medianMs: number }) => medianMs)).toEqual([2000, 2000]);
  });

  it("is a look without a click too, once someone was there to look", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const [looker, machine, nobody] = [visitor(token), visitor(token), visitor(token)];
    for (const [who, events] of [
      [looker, ["shown", "present"]],
      [machine, ["shown"]],
      [nobody, []],
    ] as const) {
      const visit = await who.open();
      if (visit.state !== "open") throw new Error("Answered already");
      for (const event of events) await who.send("/reports", { impression: visit.impression, event });
    }
    expect(await resultsOf(home)).toMatchObject({ shown: 1, clicked: 0, leftOut: 1 });
  });

  it.each([
    ["faster than anyone", { elapsedMs: 250 }],
    ["faster than our clock allows", { elapsedMs: 1000, measuredMs: 60_000 }],
    ["slower than our clock allows", { elapsedMs: 60_000, measuredMs: 1000 }],
    ["by nobody's hand", { signal: "none", isPresent: false }],
    ["by nobody's hand on a feed that someone saw", { signal: "none" }],
  ])("is no click %s, nor is that look", async (_, options) => {
    const home = await arrange();
    const { token } = await home.start();
    expect(await vote(token, options)).toBe(200);
    expect(await resultsOf(home)).toMatchObject({ shown: 0, clicked: 0, leftOut: 1 });
  });

  it("is no click on a feed that was never shown", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const who = visitor(token);
    const visit = await who.open();
    if (visit.state !== "open") throw new Error("Answered already");
    await who.send("/choice", { impression: visit.impression, choice: 0, elapsedMs: 2000, signal: "pointer" });
    expect(await resultsOf(home)).toMatchObject({ shown: 0, clicked: 0 });
  });

  it("is one answer an impression, however often it is sent", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const who = visitor(token);
    const visit = await who.open();
    if (visit.state !== "open") throw new Error("Answered already");
    const { impression, videos } = visit;
    await who.send("/reports", { impression, event: "shown" });
    await wait(2000);
    const answer = { impression, choice: videos.findIndex(isOwn), elapsedMs: 2000, signal: "pointer" };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await who.send("/choice", answer)).statusCode));
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await who.open()).toEqual({ state: "answered" });
    const { test, ...counts } = await resultsOf(home);
    expect(counts).toMatchObject({ shown: 1, clicked: 1 });
    expect(test.variants.map(({ medianMs }: { medianMs: number | null }) => medianMs)).toContain(2000);
  });

  it("is one answer an address and browser, also without the cookie", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const headers = { "user-agent": "The same browser" };
    expect(await vote(token, {}, visitor(token, headers))).toBe(200);
    expect(await vote(token, {}, visitor(token, headers))).toBe(200);
    expect(await resultsOf(home)).toMatchObject({ shown: 1, clicked: 1, leftOut: 1 });
  });

  it("is nothing that we didn't sign", async () => {
    const home = await arrange();
    const { token } = await home.start();
    const elsewhere = await (await arrange()).start();
    const who = visitor(token);
    const visit = await who.open();
    const foreign = await visitor(elsewhere.token).open();
    if (visit.state !== "open" || foreign.state !== "open") throw new Error("Answered already");
    const forged = `${visit.impression.slice(0, -2)}AA`;
    for (const impression of [forged, foreign.impression]) {
      const answer = { impression, choice: 0, elapsedMs: 2000, signal: "pointer" };
      expect((await who.send("/choice", answer)).statusCode).toBe(404);
      expect((await who.send("/reports", { impression, event: "shown" })).statusCode).toBe(404);
    }
  });

  it("keeps nothing of an address once its day is over", async () => {
    const home = await arrange();
    const { token } = await home.start();
    await vote(token);
    const { db } = studio.world;
    await db.sql.execute(sql`update feed_test_impressions set opened_at = now() - interval '3 days'`);
    await db.sql.execute(sql`update feed_test_salts set day = day - 3`);
    await feedVisits(studio.world).forget();
    const { rows } = await db.sql.execute(sql`
      select (select count(*) from feed_test_salts)::int as salts,
        (select count(*) from feed_test_impressions where print_hash is not null)::int as prints`);
    expect(rows).toEqual([{ salts: 0, prints: 0 }]);
    expect(await resultsOf(home)).toMatchObject({ shown: 1, clicked: 1 });
  });
});
