import { gates } from "@coldopen/contract/labs/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { soon } from "../../testing/soon.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ env: { STUDIO_INTERNAL_DOMAINS: "corp.example" } });
});
afterAll(() => studio.close());

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  return { organizationId, browser: await studio.as(owner.email) };
}
const values = async (browser: Browser, organizationId?: string) =>
  (await browser.call({ url: `/api/gates${organizationId ? `?organizationId=${organizationId}` : ""}` })).json().gates;
const change = (browser: Browser, organizationId: string, gate: string, isOn: boolean) =>
  browser.call({ method: "PUT", url: `/api/orgs/${organizationId}/labs/${gate}`, payload: { isOn } });

describe("feature flags", () => {
  it("have their defaults for visitors without a session", async () => {
    const found = await values(studio.browser());
    expect(found).toEqual(Object.fromEntries(Object.entries(gates).map(([name, gate]) => [name, gate.isOn])));
  });

  it("change for one organization only", async () => {
    const { browser, organizationId } = await arrange();
    const stranger = await arrange();
    expect((await change(browser, organizationId, "STUDIO_STORYBEATS", true)).statusCode).toBe(200);
    expect((await values(browser, organizationId)).STUDIO_STORYBEATS).toBe(true);
    expect((await values(browser)).STUDIO_STORYBEATS).toBe(false);
    expect((await values(stranger.browser, organizationId)).STUDIO_STORYBEATS).toBe(false);
    expect((await values(studio.browser(), organizationId)).STUDIO_STORYBEATS).toBe(false);
    await change(browser, organizationId, "STUDIO_STORYBEATS", false);
    expect((await values(browser, organizationId)).STUDIO_STORYBEATS).toBe(false);
  });

  it("notify the members of the organization about a change", async () => {
    const { browser, organizationId } = await arrange();
    await change(browser, organizationId, "STUDIO_STORYBEATS", true);
    expect(studio.announcements.made).toContainEqual({
      to: organizationId,
      event: "system",
      data: { eggType: "refresh" },
    });
  });

  it("are on for a stable share of users", async () => {
    await studio.context.db.sql.execute(
      sql`insert into flag_rules (flag, scope, variant, percentage) values ('STUDIO_PACKAGES_V2', 'everyone', 'on', 30)`,
    );
    const isOn = (n: number) => studio.context.flags.isOn("STUDIO_PACKAGES_V2", { userId: `person-${n}` });
    await soon(async () => {
      const open = await Promise.all(Array.from({ length: 300 }, (_, n) => isOn(n)));
      const again = await Promise.all(Array.from({ length: 300 }, (_, n) => isOn(n)));
      expect(again).toEqual(open);
      const share = open.filter(Boolean).length;
      expect(share).toBeGreaterThan(60);
      expect(share).toBeLessThan(120);
    });
  });

  it("treat internal users as testers", async () => {
    const tester = await studio.as((await studio.given.user({ email: "t@corp.example" })).email);
    expect((await values(tester)).STUDIO_INTERNAL_TESTING).toBe(true);
    const unproven = await studio.given.user({ email: "u@corp.example", isVerified: false });
    expect((await values(await studio.as(unproven.email))).STUDIO_INTERNAL_TESTING).toBe(false);
  });
});

describe("Labs", () => {
  it("lists the flags that an organization can change, with its values", async () => {
    const { browser, organizationId } = await arrange();
    await change(browser, organizationId, "STUDIO_STORYBEATS", true);
    const { gates: listed } = (await browser.call({ url: `/api/orgs/${organizationId}/labs` })).json();
    expect(listed).toHaveLength(Object.values(gates).filter(({ isInLabs }) => isInLabs).length);
    expect(listed.find(({ name }: { name: string }) => name === "STUDIO_STORYBEATS")).toMatchObject({ isOn: true });
  });

  it.each(["STUDIO_INTERNAL_TESTING", "STUDIO_LABS_ACCESS"])("never changes %s", async (gate) => {
    const { browser, organizationId } = await arrange();
    expect((await change(browser, organizationId, gate, true)).statusCode).toBe(403);
    expect((await change(browser, organizationId, "__proto__", true)).statusCode).toBe(400);
  });

  it("is not available while its own flag is off", async () => {
    const { browser, organizationId } = await arrange();
    await studio.context.flags.setForOrganization("STUDIO_LABS_ACCESS", organizationId, false);
    expect((await browser.call({ url: `/api/orgs/${organizationId}/labs` })).statusCode).toBe(404);
    expect((await change(browser, organizationId, "STUDIO_STORYBEATS", true)).statusCode).toBe(404);
  });
});
