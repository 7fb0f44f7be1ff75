import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeAppContext, createAppContext } from "../../create-app-context.ts";
import { readConfig } from "../../platform/config.ts";
import { runSeeds } from "../../platform/demo/seed.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { tablePrint } from "../../testing/table-checksums.ts";
import { TEST_SECRET } from "../../testing/test-database.ts";
import { seedDemo } from "./seed-demo.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ demo: true });
});
afterAll(() => studio.close());

const open = (databaseUrl: string, env: Record<string, string>) =>
  createAppContext(
    readConfig({ STUDIO_SECRET: TEST_SECRET, ...env }, studio.context.config.root),
    databaseUrl,
    silentLog,
  );
const signIn = (on: TestApp, email: string, password: string, origin?: string) =>
  on.browser().call({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email, password },
    ...(origin && { headers: { origin } }),
  });

describe("the demo", () => {
  it.each([
    ["demo", "primary", 2, true],
    ["admin", "admin", 2, true],
    ["member", "user", 1, true],
    ["rival", "primary", 1, true],
    ["newcomer", "primary", 0, true],
    ["lapsed", "primary", 0, false],
  ])("%s is %s on %i channels", async (name, role, channels, subscriptionActive) => {
    const browser = await studio.as(`${name}@coldopen.test`);
    const profile = (await browser.call({ url: "/api/users/profile" })).json();
    expect(profile.organizationUsers).toMatchObject([{ role, status: "active", organization: { subscriptionActive } }]);
    expect(profile.entitlements).toHaveLength(channels);
  });

  it("accepts the documented password", async () => {
    expect((await signIn(studio, "demo@coldopen.test", "coldopen-demo")).statusCode).toBe(200);
  });

  it("has one finished feed test with results", async () => {
    const { rows } = await studio.context.db.sql.execute(
      sql`select p.id, p.organization_id as org, p.channel_ucid as ucid from video_projects p join feed_tests t on t.project_id = p.id`,
    );
    const [{ id, org, ucid } = { id: "", org: "", ucid: "" }] = rows;
    const browser = await studio.as("demo@coldopen.test");
    const url = `/api/v3/video-project/${id}/feed-tests?organizationId=${org}&channelUCID=${ucid}`;
    const { data } = (await browser.call({ url })).json();
    expect(data).toMatchObject([{ status: "stopped", hasLink: false, leftOut: 4 }]);
    const seen = data[0].variants.map((variant: { shown: number; clicked: number }) => [
      variant.shown,
      variant.clicked,
    ]);
    expect(seen).toEqual([
      [48, 21],
      [47, 8],
      [48, 6],
    ]);
  });

  it("has a global memory and one that only its owner sees", async () => {
    const { rows } = await studio.context.db.sql.execute(
      sql`select distinct organization_id as org, channel_ucid as ucid from chat_memories`,
    );
    const [{ org, ucid } = { org: "", ucid: "" }] = rows;
    const seenBy = async (name: string) => {
      const browser = await studio.as(`${name}@coldopen.test`);
      const { data } = (
        await browser.call({ url: `/api/v1/chat-memory?organizationId=${org}&channelUcid=${ucid}` })
      ).json();
      return data.map(({ value }: { value: { is_global: boolean } }) => value.is_global);
    };
    expect(await seenBy("demo")).toEqual([false, true]);
    expect(await seenBy("admin")).toEqual([true]);
  });

  it("has two comments on a project, with mentions", async () => {
    const { rows } = await studio.context.db.sql.execute(
      sql`select cardinality(mentions) as mentions from project_comments`,
    );
    expect(rows).toEqual([{ mentions: 1 }, { mentions: 1 }]);
  });

  it("has rated two answers of its conversations", async () => {
    const { rows } = await studio.context.db.sql.execute(sql`
      select t.title, f.sentiment_polarity as polarity from chat_feedback f
      join chat_threads t on t.id = f.thread_id order by t.title`);
    expect(rows).toEqual([
      { title: "Container sauna packages", polarity: "POSITIVE" },
      { title: "Titles for the fire lookout", polarity: "NEGATIVE" },
    ]);
  });

  it("is seeded once over several starts", async () => {
    const before = await tablePrint(studio.context);
    expect(await seedDemo(studio.context)).toEqual(["Sign in as demo@coldopen.test with the password coldopen-demo"]);
    expect(await tablePrint(studio.context)).toBe(before);
  });

  it("runs the seeds of a later version once, and rolls back a failed one", async () => {
    const { db } = studio.context;
    let runs = 0;
    const later = { name: "later-1", run: async () => void runs++ };
    const broken = {
      name: "broken-1",
      run: async () => {
        await db.sql.execute(sql`update users set last_name = 'Broken'`);
        throw new Error("broken seed");
      },
    };
    await Promise.all([runSeeds(db, [later]), runSeeds(db, [later])]);
    expect(runs).toBe(1);
    await expect(runSeeds(db, [broken])).rejects.toThrow("broken seed");
    const { rows } = await db.sql.execute(sql`select 1 from users where last_name = 'Broken'`);
    expect(rows).toEqual([]);
  });

  it("rejects a start without the demo mode", async () => {
    await expect(open(studio.databaseUrl, { STUDIO_DEMO: "off" })).rejects.toThrow(
      "This database contains the demo. Start with STUDIO_DEMO=on",
    );
  });

  it("is not seeded into a database that was created without it", async () => {
    const own = await startApp();
    const context = await open(own.databaseUrl, { STUDIO_DEMO: "on" });
    expect(context.config.isDemo).toBe(false);
    await closeAppContext(context);
    await own.close();
  });
});

describe("a demo that is reachable from other machines", () => {
  const origin = "https://studio.example";

  it("replaces the known passwords once and ends all sessions", async () => {
    const first = await startApp({ demo: true });
    const before = await first.as("demo@coldopen.test");
    const context = await open(first.databaseUrl, { STUDIO_DEMO: "on", PUBLIC_URL: origin });
    const lines = await seedDemo(context);
    expect(lines).toHaveLength(7);
    expect((await before.call({ url: "/api/users/profile" })).statusCode).toBe(401);
    for (const line of lines.slice(1)) {
      const [email = "", password = ""] = line.trim().split(/\s+/);
      expect((await signIn(first, email, "coldopen-demo")).statusCode).toBe(400);
      expect((await signIn(first, email, password)).statusCode).toBe(200);
    }
    expect(await seedDemo(context)).toEqual([]);
    expect((await seedDemo(first.context)).join()).not.toContain("coldopen-demo");
    await closeAppContext(context);
    await first.close();
  });
});
