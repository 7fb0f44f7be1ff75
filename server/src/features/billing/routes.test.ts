import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { soon } from "../../testing/soon.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const choose = (browser: Browser, plan = "community", organizationName?: string) =>
  browser.call({ method: "POST", url: "/api/billing/choose-plan", payload: { plan, organizationName } });
const organizationsOf = async (browser: Browser) =>
  (await browser.call({ url: "/api/users/profile" })).json().organizationUsers;

describe("choosing Community", () => {
  it("makes an organization with the person as primary, and starts at once", async () => {
    const browser = await studio.as((await studio.given.user()).email);
    const { organizationId } = (await choose(browser, "community", "  Lantern ")).json();
    expect(await organizationsOf(browser)).toMatchObject([
      {
        organizationId,
        role: "primary",
        status: "active",
        organization: { name: "Lantern", subscriptionActive: true },
      },
    ]);
  });

  it("makes one organization of many clicks at the same moment", async () => {
    const browser = await studio.as((await studio.given.user()).email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(browser)));
    expect(new Set(answers.map((answer) => answer.json().organizationId)).size).toBe(1);
    expect(await organizationsOf(browser)).toHaveLength(1);
  });

  it("brings a lapsed owner back into the same organization", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id, plan: null });
    const browser = await studio.as(owner.email);
    const team = () => browser.call({ url: `/api/orgs/${organizationId}/team` });
    expect((await team()).json()).toMatchObject({ code: "payment_required" });
    expect((await choose(browser)).json()).toEqual({ organizationId });
    expect((await team()).statusCode).toBe(200);
  });

  it("gives a member of another organization one of their own", async () => {
    const owner = await studio.given.user();
    const member = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    await studio.given.member(organizationId, member.id, "admin");
    const browser = await studio.as(member.email);
    expect((await choose(browser)).json().organizationId).not.toBe(organizationId);
    expect(await organizationsOf(browser)).toMatchObject([{ role: "admin" }, { role: "primary" }]);
  });
});

it("has no Community for whom the free tier is closed", async () => {
  const user = await studio.given.user();
  const browser = await studio.as(user.email);
  await studio.context.db.sql.execute(
    sql`insert into flag_rules (flag, scope, target, variant) values ('STUDIO_FREE_ACCOUNT_TIER', 'user', ${user.id}, 'off')`,
  );
  const isOpen = () => studio.context.flags.isOn("STUDIO_FREE_ACCOUNT_TIER", { userId: user.id });
  await soon(async () => expect(await isOpen()).toBe(false));
  const answer = await choose(browser);
  expect([answer.statusCode, answer.json().message]).toEqual([409, "Payments are not set up here."]);
  expect(await organizationsOf(browser)).toEqual([]);
});

describe("the paid plans", () => {
  it.each(["creator", "team"])("%s says that payments are not set up, and makes nothing", async (plan) => {
    const browser = await studio.as((await studio.given.user()).email);
    const answer = await choose(browser, plan);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Payments are not set up here. Choose Community.",
    ]);
    expect(await organizationsOf(browser)).toEqual([]);
    expect((await browser.call({ url: "/api/billing/setup" })).json()).toEqual({ payments: false });
  });
});
