import { NETWORK_VISITS_MAX, NETWORK_WINDOW_MINUTES } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FeedFixture, isOwn, openFeedFixture } from "../../testing/feed-fixture.ts";
import { feedVisits } from "./visits.ts";

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await openFeedFixture();
});
afterAll(() => fixture.studio.close());

describe("the results of a test", () => {
  it("count impressions and clicks, with the median time", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    for (const elapsedMs of [1000, 1000, 3000, 3000]) expect(await fixture.vote(token, { elapsedMs })).toBe(200);
    expect(await fixture.vote(token, { clicksOwn: false })).toBe(200);
    const { shown, clicked, leftOut, test } = await fixture.resultsOf(home);
    expect({ shown, clicked, leftOut }).toEqual({ shown: 5, clicked: 4, leftOut: 0 });
    expect(test.variants.map(({ medianMs }: { medianMs: number }) => medianMs)).toEqual([2000, 2000]);
  });

  it("count an impression without a click after a sign of a person", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const [looker, machine, absent] = [fixture.visitor(token), fixture.visitor(token), fixture.visitor(token)];
    for (const [who, events] of [
      [looker, ["shown", "present"]],
      [machine, ["shown"]],
      [absent, []],
    ] as const) {
      const visit = await who.open();
      if (visit.state !== "open") throw new Error("Answered already");
      for (const event of events) await who.send("/reports", { impression: visit.impression, event });
    }
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: 1, clicked: 0, leftOut: 1 });
  });

  it.each([
    ["faster than anyone", { elapsedMs: 250 }],
    ["faster than our clock allows", { elapsedMs: 1000, measuredMs: 60_000 }],
    ["slower than our clock allows", { elapsedMs: 60_000, measuredMs: 1000 }],
    ["by a script", { signal: "none", isPresent: false }],
    ["by a script on a feed that a person saw", { signal: "none" }],
  ])("is no click %s, nor is that look", async (_, options) => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    expect(await fixture.vote(token, options)).toBe(200);
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: 0, clicked: 0, leftOut: 1 });
  });

  it("exclude a click on a feed that was never shown", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const who = fixture.visitor(token);
    const visit = await who.open();
    if (visit.state !== "open") throw new Error("Answered already");
    await who.send("/choice", { impression: visit.impression, choice: 0, elapsedMs: 2000, signal: "pointer" });
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: 0, clicked: 0 });
  });

  it("count one answer for each impression", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const who = fixture.visitor(token);
    const visit = await who.open();
    if (visit.state !== "open") throw new Error("Answered already");
    const { impression, videos } = visit;
    await who.send("/reports", { impression, event: "shown" });
    await fixture.wait(2000);
    const answer = { impression, choice: videos.findIndex(isOwn), elapsedMs: 2000, signal: "pointer" };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await who.send("/choice", answer)).statusCode));
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await who.open()).toEqual({ state: "answered" });
    const { test, ...counts } = await fixture.resultsOf(home);
    expect(counts).toMatchObject({ shown: 1, clicked: 1 });
    expect(test.variants.map(({ medianMs }: { medianMs: number | null }) => medianMs)).toContain(2000);
  });

  it("count one answer for each address and browser, also without the cookie", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const same = { userAgent: "The same browser", ip: "192.0.2.1" };
    expect(await fixture.vote(token, {}, fixture.visitor(token, same))).toBe(200);
    expect(await fixture.vote(token, {}, fixture.visitor(token, same))).toBe(200);
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: 1, clicked: 1, leftOut: 1 });
  });

  it.each([
    ["one address", () => "192.0.2.0"],
    ["one IPv6 network", (at: number) => `2001:db8:0:7::${at.toString(16)}`],
  ])("exclude a burst from %s and report it", async (_, ip) => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    for (let at = 0; at < NETWORK_VISITS_MAX + 3; at++)
      expect(await fixture.vote(token, {}, fixture.visitor(token, { ip: ip(at) }))).toBe(200);
    expect(await fixture.resultsOf(home)).toMatchObject({
      shown: NETWORK_VISITS_MAX,
      clicked: NETWORK_VISITS_MAX,
      leftOut: 3,
      leftOutSameNetwork: 3,
    });
  });

  it("exclude the visits of a burst and no others", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const votes = Array.from({ length: NETWORK_VISITS_MAX * 2 }, () =>
      fixture.vote(token, {}, fixture.visitor(token, { ip: "192.0.2.9" })),
    );
    expect(new Set(await Promise.all(votes))).toEqual(new Set([200]));
    expect(await fixture.resultsOf(home)).toMatchObject({
      shown: NETWORK_VISITS_MAX,
      leftOutSameNetwork: NETWORK_VISITS_MAX,
    });
  });

  it("count a network again after its burst, and other networks throughout", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const from = (ip: string) => fixture.vote(token, {}, fixture.visitor(token, { ip }));
    for (let at = 0; at < NETWORK_VISITS_MAX; at++) await from("192.0.2.20");
    await fixture.studio.context.db.sql.execute(sql`
      update feed_test_impressions set opened_at = opened_at - make_interval(mins => ${NETWORK_WINDOW_MINUTES})`);
    await from("192.0.2.20");
    await from("192.0.2.21");
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: NETWORK_VISITS_MAX + 2, leftOutSameNetwork: 0 });
  });

  it("treat a burst without answers as a burst", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    for (let at = 0; at < NETWORK_VISITS_MAX + 2; at++) {
      const who = fixture.visitor(token, { ip: "192.0.2.30" });
      const visit = await who.open();
      if (visit.state !== "open") throw new Error("Answered already");
      for (const event of ["shown", "present"]) await who.send("/reports", { impression: visit.impression, event });
    }
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: NETWORK_VISITS_MAX, leftOutSameNetwork: 2 });
  });

  it("exclude an answer that was signed for another variant", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const who = fixture.visitor(token);
    const visit = await who.open();
    if (visit.state !== "open") throw new Error("Answered already");
    await fixture.studio.context.db.sql.execute(sql`
      update feed_test_impressions i set variant_id = (
        select v.id from feed_test_variants v where v.test_id = i.test_id and v.id <> i.variant_id)
      where i.id = ${visit.impression.split(".")[0]}`);
    const answer = { impression: visit.impression, choice: 0, elapsedMs: 2000, signal: "pointer" };
    expect((await who.send("/choice", answer)).statusCode).toBe(404);
  });

  it("exclude an answer without a valid signature", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    const elsewhere = await (await fixture.arrange()).start();
    const who = fixture.visitor(token);
    const visit = await who.open();
    const foreign = await fixture.visitor(elsewhere.token).open();
    if (visit.state !== "open" || foreign.state !== "open") throw new Error("Answered already");
    const forged = `${visit.impression.slice(0, -2)}AA`;
    for (const impression of [forged, foreign.impression]) {
      const answer = { impression, choice: 0, elapsedMs: 2000, signal: "pointer" };
      expect((await who.send("/choice", answer)).statusCode).toBe(404);
      expect((await who.send("/reports", { impression, event: "shown" })).statusCode).toBe(404);
    }
  });

  it("contain no hash of an address after its day", async () => {
    const home = await fixture.arrange();
    const { token } = await home.start();
    await fixture.vote(token);
    const { db } = fixture.studio.context;
    await db.sql.execute(sql`update feed_test_impressions set opened_at = now() - interval '3 days'`);
    await db.sql.execute(sql`update feed_test_salts set day = day - 3`);
    await feedVisits(fixture.studio.context).deleteFingerprints();
    const { rows } = await db.sql.execute(sql`
      select (select count(*) from feed_test_salts)::int as salts,
        (select count(*) from feed_test_impressions where num_nonnulls(print_hash, network_hash) > 0)::int as prints`);
    expect(rows).toEqual([{ salts: 0, prints: 0 }]);
    expect(await fixture.resultsOf(home)).toMatchObject({ shown: 1, clicked: 1 });
  });
});
