import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FeedFixture, isOwn, openFeedFixture } from "../../testing/feed-fixture.ts";
import { subscribeToEvents } from "../../testing/webhook-events.ts";

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await openFeedFixture();
});
afterAll(() => fixture.studio.close());

describe("a feed test", () => {
  it("starts with copies of its variants, shows its link to the project and stores it only encrypted", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(test).toMatchObject({ status: "running", hasLink: true, leftOut: 0 });
    expect(test.variants).toMatchObject([
      { title: "I turned a box into a sauna", shown: 0, clicked: 0, medianMs: null },
      { thumbnail: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" },
    ]);
    const listed = (await home.call("GET")).json().data;
    expect(listed).toEqual([test]);
    expect(test.token).toBe(token);
    const { rows } = await fixture.studio.context.db.sql.execute(sql`select t::text as row from feed_tests t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  type Choices = Awaited<ReturnType<FeedFixture["arrange"]>>["variants"];
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
    const { call, variants } = await fixture.arrange();
    expect((await call("POST", "", { variants: change(variants) })).statusCode).toBe(400);
  });

  it("publishes its start, and its end once however often it is stopped", async () => {
    const home = await fixture.arrange();
    const place = { organizationId: home.organizationId, userId: home.owner.id };
    const received = await subscribeToEvents(fixture.studio.context, place, ["feed_test.started", "feed_test.stopped"]);
    const { test } = await home.start();
    await Promise.all([home.call("POST", `/${test.id}/stop`), home.call("POST", `/${test.id}/stop`)]);
    expect((await home.call("POST", `/${test.id}/stop`)).json().status).toBe("stopped");
    const data = { testId: test.id, projectId: home.project.id };
    expect(await received()).toMatchObject([
      { type: "feed_test.started", data },
      { type: "feed_test.stopped", data },
    ]);
  });

  it("is visible to its channel only", async () => {
    const [home, stranger] = [await fixture.arrange(), await fixture.arrange()];
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

  it("ends when it is stopped, expires or its project is deleted", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    expect((await home.call("POST", `/${test.id}/stop`)).json().status).toBe("stopped");
    expect((await fixture.visitor(token).send("")).statusCode).toBe(410);
    const expired = await home.start();
    await fixture.studio.context.db.sql.execute(
      sql`update feed_tests set expires_at = now() where id = ${expired.test.id}`,
    );
    expect((await fixture.visitor(expired.token).send("")).statusCode).toBe(410);
    expect((await home.call("GET")).json().data[0].status).toBe("expired");
    const last = await home.start();
    await fixture.studio.context.db.sql.execute(
      sql`update video_projects set deleted_at = now() where id = ${home.project.id}`,
    );
    expect((await fixture.visitor(last.token).send("")).statusCode).toBe(404);
  });

  it("can revoke its link and get a new one, and the old one stays invalid", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    expect((await home.call("DELETE", `/${test.id}/link`)).json().hasLink).toBe(false);
    expect((await fixture.visitor(token).send("")).statusCode).toBe(404);
    const renewed = (await home.call("POST", `/${test.id}/link`)).json();
    expect((await fixture.visitor(token).send("")).statusCode).toBe(404);
    expect((await fixture.visitor(renewed.token).open()).state).toBe("open");
    expect((await home.call("DELETE", `/${test.id}`)).statusCode).toBe(200);
    expect((await fixture.visitor(renewed.token).send("")).statusCode).toBe(404);
  });
});

describe("the link of a feed test", () => {
  const hold = (projectId: string, userId: string) =>
    fixture.studio.context.db.sql.execute(
      sql`insert into project_locks (project_id, socket_id, user_id, fence, expires_at) values (${projectId}, 's', ${userId}, 1, now() + interval '1 minute')`,
    );

  it("is the same in every list until it is replaced", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    const shown = async () => (await home.call("GET")).json().data[0].token;
    expect([await shown(), await shown()]).toEqual([token, token]);
    const replaced = (await home.call("POST", `/${test.id}/link`)).json();
    expect(replaced.token).not.toBe(token);
    expect(await shown()).toBe(replaced.token);
    await home.call("DELETE", `/${test.id}/link`);
    expect(await shown()).toBeNull();
  });

  it("is not replaced or revoked while another person holds the edit lock", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    await hold(home.project.id, (await fixture.studio.given.user()).id);
    for (const method of ["POST", "DELETE"] as const) {
      const refused = await home.call(method, `/${test.id}/link`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "locked_by_other"]);
    }
    expect((await home.call("GET")).json().data[0].token).toBe(token);
    expect((await fixture.visitor(token).open()).state).toBe("open");
  });
});

describe("a visitor", () => {
  it("sees twelve videos, one of them a variant that cannot be told apart", async () => {
    const { token } = await (await fixture.arrange()).start();
    const visit = await fixture.visitor(token).open();
    if (visit.state !== "open") throw new Error("Answered already");
    expect(visit.videos).toHaveLength(12);
    expect(visit.videos.filter(isOwn)).toHaveLength(1);
    expect(visit.videos.map(({ id }) => id)).toEqual(visit.videos.map((_, at) => String(at)));
    const own = visit.videos.find(isOwn);
    expect([own?.views, own?.duration, own?.uploaded]).not.toContain(null);
  });

  it("gets variants evenly, at random positions among shuffled videos", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    const feeds = await Promise.all(Array.from({ length: 24 }, () => fixture.visitor(token).open()));
    const videos = feeds.flatMap((visit) => (visit.state === "open" ? [visit.videos] : []));
    const { rows } = await fixture.studio.context.db.sql.execute(sql`
      select count(*)::int as count from feed_test_impressions group by test_id, variant_id having test_id = ${test.id}`);
    expect(rows).toEqual([{ count: 12 }, { count: 12 }]);
    expect(new Set(videos.map((feed) => feed.findIndex(isOwn))).size).toBeGreaterThan(4);
    expect(new Set(videos.map((feed) => feed.map(({ title }) => title).join())).size).toBeGreaterThan(20);
  });

  it("sees the same feed again, without a measured time", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const who = fixture.visitor(token);
    const [first, second] = [await who.open(), await who.open()];
    expect(second).toEqual(first);
    expect(await fixture.vote(token, {}, who)).toBe(200);
    const { test, clicked } = await fixture.resultsOf(home);
    expect(clicked).toBe(1);
    expect(test.variants.map(({ medianMs }: { medianMs: number | null }) => medianMs)).toEqual([null, null]);
    expect(await who.open()).toEqual({ state: "answered" });
  });

  it("can load the pictures while the link is valid", async () => {
    const home = await fixture.arrange();
    const { test, token } = await home.start();
    const visit = await Promise.all([1, 2].map(() => fixture.visitor(token).open()));
    const addresses = visit.flatMap((one) => (one.state === "open" ? one.videos.map(({ thumb }) => thumb ?? "") : []));
    const picture = async () => {
      const answers = await Promise.all(addresses.map((url) => fixture.studio.browser().call({ url })));
      const statuses = new Set(answers.map(({ statusCode }) => statusCode));
      return statuses.size === 1 ? [...statuses][0] : statuses;
    };
    expect(addresses).toHaveLength(24);
    expect(await picture()).toBe(200);
    const elsewhere = `/api/t/${token}/pictures/${crypto.randomUUID()}/0`;
    expect((await fixture.studio.browser().call({ url: elsewhere })).statusCode).toBe(404);
    await home.call("DELETE", `/${test.id}/link`);
    expect(await picture()).toBe(404);
    await home.call("POST", `/${test.id}/link`);
    expect(await picture()).toBe(404);
  });
});
