import type { Referral } from "@coldopen/contract/billing/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { type StripeWire, stripeWire } from "../../testing/stripe-wire.ts";
import type { WireSubscription } from "../../testing/stripe-world.ts";
import { creditReferral, requeueCredits } from "./referrals.ts";

let stripe: StripeWire;
let studio: TestApp;
beforeAll(async () => {
  stripe = await stripeWire();
  studio = await startApp({ env: stripe.env });
});
afterAll(async () => {
  await studio.close();
  await stripe.close();
});

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const browser = await studio.as(owner.email);
  const read = async (): Promise<Referral> =>
    (await browser.call({ url: `/api/orgs/${organizationId}/referral` })).json();
  const created = await browser.call({ method: "POST", url: `/api/orgs/${organizationId}/referral` });
  const { code }: Referral = created.json();
  if (code === null) throw new Error(created.body);
  return { owner, organizationId, browser, read, code };
}
const join = async (referralCode: string, browser?: Browser) => {
  const person = browser ?? (await studio.as((await studio.given.user()).email));
  await person.call({
    method: "POST",
    url: "/api/billing/choose-plan",
    payload: { plan: "community", organizationName: "Lantern", referralCode },
  });
  return person;
};
const subscribe = async (browser: Browser, options: object = {}) => {
  const payload = { plan: "creator", interval: "month", ...options };
  const { url } = (await browser.call({ method: "POST", url: "/api/billing/checkout", payload })).json();
  for (const { id } of stripe.world.customers())
    for (const session of stripe.world.openSessions(id))
      if (url.endsWith(session.id)) stripe.world.completeCheckout(session);
  await browser.call({ method: "POST", url: "/api/billing/refresh" });
};
const subscriptionOf = async (browser: Browser) => {
  const { organizationUsers } = (await browser.call({ url: "/api/users/profile" })).json();
  const customer = stripe.world
    .customers()
    .find(({ organizationId }) => organizationId === organizationUsers[0].organizationId);
  const [subscription] = stripe.world.subscriptionsOf(customer?.id ?? "");
  if (!subscription) throw new Error("No subscription");
  return subscription;
};
const runCredits = async (organizationId: string) => {
  const { payments } = studio.context;
  if (!payments) throw new Error("No payments");
  const { rows } = await studio.context.db.sql.execute(
    sql`select id from referrals where referrer_organization_id = ${organizationId}`,
  );
  for (const { id } of rows) {
    await creditReferral(studio.context.db, payments, String(id));
    await creditReferral(studio.context.db, payments, String(id));
  }
};
const creditsOf = (organizationId: string) =>
  stripe.world
    .customers()
    .filter((customer) => customer.organizationId === organizationId)
    .flatMap(({ id }) => stripe.world.creditsOf(id).map(({ amount }) => amount));

it("has one link, which is created by a write and only read afterwards", async () => {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const browser = await studio.as(owner.email);
  const url = `/api/orgs/${organizationId}/referral`;
  const none = { code: null, link: null, invited: 0, joined: 0, subscribed: 0 };
  expect((await browser.call({ url })).json()).toMatchObject(none);
  expect((await browser.call({ url })).json()).toMatchObject(none);
  const created = await Promise.all([1, 2, 3].map(async () => (await browser.call({ method: "POST", url })).json()));
  expect(new Set(created.map(({ code }) => code)).size).toBe(1);
  expect((await browser.call({ url })).json()).toEqual(created[0]);
});

describe("a granted month", () => {
  it("whose job was lost is queued again by the daily reconciliation, once, and credited once", async () => {
    const { code, organizationId } = await arrange();
    await subscribe(await join(code));
    const { db } = studio.context;
    const forget = sql`delete from graphile_worker._private_jobs where key like 'credit-referral-%'`;
    await db.sql.execute(forget);
    expect(await requeueCredits(studio.context)).toBe(0);
    await db.sql.execute(
      sql`update referrals set granted_at = now() - interval '2 hours' where referrer_organization_id = ${organizationId}`,
    );
    expect(await requeueCredits(studio.context)).toBe(1);
    expect(await requeueCredits(studio.context)).toBe(1);
    const { rows } = await db.sql.execute(
      sql`select key from graphile_worker._private_jobs where key like 'credit-referral-%'`,
    );
    expect(rows).toHaveLength(1);
    await runCredits(organizationId);
    expect(creditsOf(organizationId)).toHaveLength(1);
    expect(await requeueCredits(studio.context)).toBe(0);
  });
});

describe("a referral", () => {
  it("counts visits, people who joined and who subscribed, and credits one free month each", async () => {
    const { read, code, organizationId } = await arrange();
    const visit = { method: "POST", url: "/api/billing/referral-visits", payload: { code } } as const;
    await studio.browser().call(visit);
    await studio.browser().call(visit);
    const first = await join(code);
    await join(code);
    await subscribe(first);
    await subscribe(first);
    expect(await read()).toMatchObject({ invited: 2, joined: 2, subscribed: 1, creditedThisYear: 1 });
    expect((await read()).link).toBe(`http://localhost:4000/auth/signup?ref=${code}`);
    await runCredits(organizationId);
    expect(creditsOf(organizationId)).toEqual([-1900]);
  });

  it.each([
    ["a Team month for a Team month", { plan: "team" }, -5900],
    ["what was paid for Creator", {}, -1900],
    ["what was paid with a coupon", { promotions: { couponid: "ALMOST" } }, -19],
  ])("credits an owner on Team %s", async (_, options, credit) => {
    stripe.world.coupons.set("ALMOST", { id: "ALMOST", percent_off: 99, metadata: {} });
    const { code, organizationId, browser } = await arrange();
    await subscribe(browser, { plan: "team" });
    await subscribe(await join(code), options);
    await runCredits(organizationId);
    expect(creditsOf(organizationId)).toEqual([credit]);
  });

  it.each<[string, (subscription: WireSubscription, referrer: WireSubscription) => unknown]>([
    ["refunded", (subscription) => stripe.world.refund(subscription)],
    ["disputed", (subscription) => stripe.world.dispute(subscription, "open")],
    ["cancelled at once", (subscription) => stripe.world.cancelNow(subscription)],
    [
      "made with the card of the referrer",
      ({ customer }, referrer) => [customer, referrer.customer].map((one) => stripe.world.cards.set(one, "one card")),
    ],
  ])("credits nothing for a payment that was %s, and leaves the month of the year free", async (_, spoil) => {
    const { read, code, organizationId, browser } = await arrange();
    await subscribe(browser);
    const friend = await join(code);
    await subscribe(friend);
    expect((await read()).creditedThisYear).toBe(1);
    spoil(await subscriptionOf(friend), await subscriptionOf(browser));
    await runCredits(organizationId);
    expect(creditsOf(organizationId)).toEqual([]);
    expect(await read()).toMatchObject({ subscribed: 1, creditedThisYear: 0 });
  });

  it("of one's own code, or by someone with an organization, counts nothing", async () => {
    const { read, code, browser, organizationId } = await arrange();
    await join(code, browser);
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "user");
    await join(code, await studio.as(member.email));
    await join(code, (await arrange()).browser);
    await join("ZZZZZZZZZZ");
    expect((await read()).joined).toBe(0);
  });

  it("is credited at most twelve times a year, also for subscriptions at once", async () => {
    const { read, code, organizationId } = await arrange();
    const people: Browser[] = [];
    for (let n = 0; n < 14; n++) people.push(await join(code));
    await Promise.all(people.map((person) => subscribe(person)));
    expect(await read()).toMatchObject({ joined: 14, subscribed: 14, creditedThisYear: 12 });
    await runCredits(organizationId);
    expect(creditsOf(organizationId)).toHaveLength(12);
  });
});
