import { WATCH_ALERTS_PAGE } from "@coldopen/contract/watchlists/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { evaluateWatchlists } from "./evaluate.ts";
import { sendWatchlistMails } from "./send-mails.ts";

let studio: TestApp;
const mails: { to: string; text: string; unsubscribe: string | undefined }[] = [];
let isMailDown = false;
let beforeSending: (to: string) => void | Promise<void> = () => undefined;
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      mail: {
        ...context.mail,
        send: async ({ to, text, unsubscribe }) => {
          if (isMailDown) throw new Error("SMTP refused");
          await beforeSending(to);
          mails.push({ to, text: String(text), unsubscribe });
        },
      },
    }),
  });
});
afterAll(() => studio.close());

const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
let serial = 0;

/** A channel that follows one creator with the given number of young videos at their channel's average. */
async function arrange(videos: number) {
  const { given } = studio;
  const owner = await given.user({ firstName: "Tess" });
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  const key = String(++serial).padStart(3, "0");
  const creator = `UCwatched${key}00000000000000`.slice(0, 24);
  await run(sql`insert into catalogue_channels (ucid, name, source) values (${creator}, 'Cold Harbour', 'demo')`);
  await run(sql`insert into favorite_channels (organization_id, channel_ucid, favorite_ucid, name)
    values (${organizationId}, ${channelUcid}, ${creator}, 'Cold Harbour')`);
  await run(sql`insert into catalogue_videos (video_id, channel_id, title, uploaded, duration, is_short, thumb, source, views, v7_average)
    select ${key} || lpad(n::text, 8, '0'), c.id, 'Ice ' || n, now() - interval '2 days', 60, false, '', 'demo', 100, 100
    from catalogue_channels c, generate_series(1, ${videos}::int) n where c.ucid = ${creator}`);
  const setViews = (views: number) =>
    run(sql`update catalogue_videos v set views = ${views} from catalogue_channels c
      where c.id = v.channel_id and c.ucid = ${creator}`);
  const browser = await studio.as(owner.email);
  const base = `/api/orgs/${organizationId}/channels/${channelUcid}/watchlists`;
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    browser.call({ method, url, ...(payload && { payload }) });
  const addRule = async (rule: object = {}) =>
    (await call("POST", base, { target: "creators", threshold: 3, withinDays: 7, mail: "off", ...rule })).json();
  const alerts = async () => (await call("GET", `${base}/alerts`)).json().results;
  return { owner, organizationId, channelUcid, creator, browser, setViews, call, base, addRule, alerts };
}
const evaluate = () => evaluateWatchlists(studio.context).run();
const countAlerts = async (ruleId: string) =>
  Number((await run(sql`select count(*) from watch_alerts where rule_id = ${ruleId}`)).rows[0]?.count);
const newsFor = (userId: string) =>
  studio.announcements.made.filter(({ to, data }) => to === userId && JSON.stringify(data).includes("watchlist:alert"));
const AnnouncedAlerts = z.object({ ruleId: z.string(), count: z.number() });
/** The alerts of a rule that its owner was notified of. */
const countAnnounced = (userId: string, ruleId: string) =>
  newsFor(userId)
    .map(({ data }) => AnnouncedAlerts.parse(data))
    .reduce((sum, alert) => sum + (alert.ruleId === ruleId ? alert.count : 0), 0);

describe("a rule for followed creators", () => {
  it("makes one alert for a video that passes the threshold and notifies its owner", async () => {
    const { owner, addRule, setViews, alerts } = await arrange(1);
    const rule = await addRule();
    await evaluate();
    expect(await alerts()).toEqual([]);
    await setViews(340);
    await evaluate();
    expect(await alerts()).toMatchObject([{ ruleId: rule.id, isInitial: false, video: { title1: "Ice 1" } }]);
    expect(newsFor(owner.id)).toHaveLength(1);
  });

  it("lists its alerts page by page, each once", async () => {
    const { addRule, setViews, call, base } = await arrange(WATCH_ALERTS_PAGE + 20);
    await addRule();
    await setViews(340);
    await evaluate();
    // One statement makes many alerts in the same millisecond.
    await run(sql`update watch_alerts set created_at = date_trunc('second', created_at)`);
    const first = (await call("GET", `${base}/alerts`)).json();
    const second = (await call("GET", `${base}/alerts?page=${first.page.next}`)).json();
    expect([first.results.length, second.results.length]).toEqual([WATCH_ALERTS_PAGE, 20]);
    expect(second.page.next).toBeNull();
    const ids = [...first.results, ...second.results].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(WATCH_ALERTS_PAGE + 20);
    expect((await call("GET", `${base}/alerts?page=WzFd`)).statusCode).toBe(400);
  });

  it("publishes each alert to the webhooks of its owner that want it, and none for what had passed before", async () => {
    const { organizationId, channelUcid, addRule, setViews, browser } = await arrange(2);
    const addWebhook = (events: string[]) =>
      browser.call({
        method: "POST",
        url: `/api/orgs/${organizationId}/webhooks`,
        payload: { url: "https://hooks.example.com/", events },
      });
    expect((await addWebhook(["outlier.alert"])).statusCode).toBe(200);
    expect((await addWebhook(["idea.created"])).statusCode).toBe(200);
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    const foreign = await (await studio.as(admin.email)).call({
      method: "POST",
      url: `/api/orgs/${organizationId}/webhooks`,
      payload: { url: "https://hooks.example.com/", events: ["outlier.alert"] },
    });
    expect(foreign.statusCode).toBe(200);
    await studio.given.entitled(organizationId, admin.id, channelUcid, "admin");
    const published = async () => {
      const { rows } = await run(sql`
        select d.event->>'type' as type, d.about, d.event->'data' as data from webhook_deliveries d
        join webhooks w on w.id = d.webhook_id where w.organization_id = ${organizationId} order by d.about`);
      return rows;
    };
    await setViews(340);
    await addRule();
    await evaluate();
    expect(await published()).toEqual([]);
    const rule = await addRule({ threshold: 4 });
    await setViews(450);
    await evaluate();
    await evaluate();
    expect(await published()).toMatchObject([
      { type: "outlier.alert", about: "Ice 1", data: { ruleId: rule.id, title: "Ice 1", ratio: 4.5, views: 450 } },
      { type: "outlier.alert", about: "Ice 2", data: { ruleId: rule.id, title: "Ice 2", ratio: 4.5, views: 450 } },
    ]);
  });

  it("makes one alert per video for 10,000 videos that cross the threshold up and down, also after restarts", async () => {
    const { owner, addRule, setViews } = await arrange(10_000);
    const rule = await addRule();
    for (const views of [350, 200, 310, 299, 900]) {
      await setViews(views);
      await evaluate();
    }
    expect(await countAlerts(rule.id)).toBe(10_000);
    expect(countAnnounced(owner.id, rule.id)).toBe(10_000);
    const stopAfter = 3;
    const second = await addRule({ threshold: 8 });
    await run(sql`delete from watch_alerts where rule_id = ${second.id}`);
    let batches = 0;
    const stopping = evaluateWatchlists({
      ...studio.context,
      announce: {
        ...studio.context.announce,
        toMember: async () => {
          if (++batches > stopAfter) throw new Error("The process ended");
        },
      },
    });
    await expect(stopping.run()).rejects.toThrow("The process ended");
    // Matches of other rules may fill a part of a batch.
    const stored = await countAlerts(second.id);
    expect([stored > 0, stored < 10_000]).toEqual([true, true]);
    await Promise.all([evaluate(), evaluate()]);
    expect(await countAlerts(second.id)).toBe(10_000);
    expect(countAnnounced(owner.id, rule.id)).toBe(10_000);
    expect(newsFor(owner.id).length).toBeLessThan(40);
  });

  it("lists videos that had passed before it existed without notifying", async () => {
    const { owner, addRule, setViews, alerts } = await arrange(1);
    await setViews(500);
    await addRule();
    await evaluate();
    expect(await alerts()).toMatchObject([{ isInitial: true }]);
    expect(newsFor(owner.id)).toEqual([]);
  });

  it("still notifies of videos that passed before its mails were changed", async () => {
    const { owner, addRule, setViews, alerts, call } = await arrange(1);
    const rule = await addRule();
    await setViews(340);
    await call("PUT", `/api/watchlists/rules/${rule.id}`, { threshold: 3, mail: "instant" });
    await evaluate();
    expect(await alerts()).toMatchObject([{ isInitial: false }]);
    expect(newsFor(owner.id)).toHaveLength(1);
  });

  it("ignores videos that are older than its time", async () => {
    const { addRule, setViews, alerts } = await arrange(1);
    await addRule({ withinDays: 1 });
    await setViews(500);
    await evaluate();
    expect(await alerts()).toEqual([]);
  });

  it("makes no alerts for a person who lost the channel", async () => {
    const { addRule, setViews, owner } = await arrange(1);
    const rule = await addRule();
    await run(sql`delete from entitlements where user_id = ${owner.id}`);
    await setViews(500);
    await evaluate();
    expect(await countAlerts(rule.id)).toBe(0);
  });

  it("refuses a creator whom the channel does not follow", async () => {
    const { call, base } = await arrange(1);
    const rule = { target: "creators", creatorUcid: `UC${"x".repeat(22)}`, threshold: 3, withinDays: 7, mail: "off" };
    expect((await call("POST", base, rule)).statusCode).toBe(400);
  });

  it("is changed and deleted by its owner only", async () => {
    const { call, addRule } = await arrange(1);
    const rule = await addRule();
    const url = `/api/watchlists/rules/${rule.id}`;
    const stranger = await arrange(1);
    expect((await stranger.call("PUT", url, { threshold: 5 })).statusCode).toBe(404);
    expect((await call("PUT", url, { threshold: 5 })).json()).toMatchObject({ threshold: 5, withinDays: 7 });
    expect((await call("DELETE", url)).statusCode).toBe(200);
    expect((await call("DELETE", url)).statusCode).toBe(404);
  });
});

describe("watchlist mails", () => {
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

  it("send each alert once, and again if the mail could not be sent", async () => {
    const { owner, addRule, setViews } = await arrange(3);
    await addRule({ mail: "instant" });
    await setViews(500);
    await evaluate();
    isMailDown = true;
    await sendWatchlistMails(studio.context, "instant");
    isMailDown = false;
    await sendWatchlistMails(studio.context, "instant");
    await sendWatchlistMails(studio.context, "instant");
    expect(mailsTo(owner.email)).toHaveLength(1);
    expect(mailsTo(owner.email)[0]?.text).toContain(
      "Ice 1 (Cold Harbour): 5.0x its channel's average (your threshold: 3x)",
    );
  });

  it("reach other people while one recipient is slow", async () => {
    const people = [await arrange(1), await arrange(1), await arrange(1)];
    for (const { addRule, setViews } of people) {
      await addRule({ mail: "instant" });
      await setViews(500);
    }
    await evaluate();
    let release = () => {};
    const othersSent = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    beforeSending = () => {
      calls++;
      if (calls === people.length) release();
      return calls === 1 ? othersSent : undefined;
    };
    await sendWatchlistMails(studio.context, "instant");
    beforeSending = () => undefined;
    expect(people.map(({ owner }) => mailsTo(owner.email).length)).toEqual([1, 1, 1]);
  });

  it("reach other people while those of one fail, however many alerts wait for them", async () => {
    const people = [await arrange(510), await arrange(510)];
    const [first, second] = people.toSorted((one, other) => (one.owner.id < other.owner.id ? -1 : 1));
    for (const { addRule, setViews } of people) {
      await addRule({ mail: "instant" });
      await setViews(500);
    }
    await evaluate();
    beforeSending = (to) => {
      if (to === first?.owner.email) throw new Error("Mailbox full");
    };
    await sendWatchlistMails(studio.context, "instant");
    beforeSending = () => undefined;
    expect(mailsTo(second?.owner.email ?? "").length).toBeGreaterThan(0);
    expect(mailsTo(first?.owner.email ?? "")).toEqual([]);
    await sendWatchlistMails(studio.context, "instant");
    expect(mailsTo(first?.owner.email ?? "").length).toBeGreaterThan(0);
  });

  it("wait for the digest if the rule says so", async () => {
    const { owner, addRule, setViews } = await arrange(1);
    await addRule({ mail: "digest" });
    await setViews(500);
    await evaluate();
    await sendWatchlistMails(studio.context, "instant");
    expect(mailsTo(owner.email)).toEqual([]);
    await sendWatchlistMails(studio.context, "digest");
    expect(mailsTo(owner.email)).toHaveLength(1);
  });

  it("stop by the link of a mail without signing in, and only by a link that was sent", async () => {
    const { owner, addRule, setViews, call, base } = await arrange(1);
    await addRule({ mail: "digest" });
    await setViews(500);
    await evaluate();
    await sendWatchlistMails(studio.context, "digest");
    const token = mailsTo(owner.email)[0]?.unsubscribe?.split("/unsubscribe/")[1] ?? "";
    const unsubscribe = (given: string) =>
      studio.browser().call({ method: "POST", url: "/api/watchlists/unsubscribe", payload: { token: given } });
    expect((await unsubscribe(`${token}x`)).statusCode).toBe(404);
    expect((await unsubscribe(token)).statusCode).toBe(200);
    expect((await call("GET", base)).json().results).toMatchObject([{ mail: "off" }]);
  });
});
