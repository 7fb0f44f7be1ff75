import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PayingStudio, payingSteps, startPayingStudio } from "../../testing/paying-studio.ts";
import type { Browser, TestApp } from "../../testing/start-app.ts";
import { type StripeWire, stripeRefusal } from "../../testing/stripe-wire.ts";

let place: PayingStudio;
let stripe: StripeWire;
let studio: TestApp;
let tracked: unknown[];
beforeAll(async () => {
  place = await startPayingStudio();
  ({ stripe, studio, tracked } = place);
});
afterAll(() => place.close());
const { arrange, checkout, sessionOf } = payingSteps(() => place);

it("tells visitors that there are payments, and the AI budget of Community", async () => {
  const answer = await studio.app.inject({ url: "/api/billing/setup" });
  expect(answer.json()).toEqual({ payments: true, communityBudgetCents: 500 });
});

describe("a checkout", () => {
  it("ends the one that was opened before", async () => {
    const owner = await studio.given.user();
    const browser = await studio.as(owner.email);
    const first = sessionOf((await checkout(browser, { organizationName: "Lantern" })).json().url);
    const second = sessionOf((await checkout(browser, { plan: "team" })).json().url);
    expect([first.status, second.status]).toEqual(["expired", "open"]);
    expect(first.customer).toBe(second.customer);
  });

  it("opens the portal where the earlier one is paid while another is opened", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const browser = await studio.as(owner.email);
    const first = sessionOf((await checkout(browser)).json().url);
    const listing = stripe.holdNext("/v1/checkout/sessions");
    const second = checkout(browser, { plan: "team" });
    await listing.reached;
    stripe.world.completeCheckout(first);
    listing.release();
    expect((await second).json().url).toMatch(/\/subscription_update$/);
    expect(stripe.world.openSessions(first.customer)).toEqual([]);
    const overview = await browser.call({ url: `/api/orgs/${organizationId}/billing` });
    expect(overview.json().plan).toBe("creator");
  });

  it("of someone who pays already opens the customer portal", async () => {
    const { browser } = await arrange();
    expect((await checkout(browser, { plan: "team" })).json().url).toMatch(/\/subscription_update$/);
  });

  it("that fails to open is tracked, and says what happened and that nothing was charged", async () => {
    const owner = await studio.given.user();
    const browser = await studio.as(owner.email);
    await studio.given.organization({ ownerId: owner.id });
    stripe.interruptions.push(...Array.from({ length: 3 }, () => stripeRefusal(500)));
    const failed = await checkout(browser);
    expect([failed.statusCode, failed.json().message]).toEqual([
      502,
      "The payment page could not be opened. Nothing was charged. Try again in a moment.",
    ]);
    expect(tracked).toContainEqual([
      "billing_session_failed",
      expect.objectContaining({ session: "checkout", plan: "creator", userId: owner.id }),
    ]);
    expect((await checkout(browser)).statusCode).toBe(200);
  });

  it("is followed by a reading of its own, so that a late event leaves no one waiting", async () => {
    const owner = await studio.given.user();
    const browser = await studio.as(owner.email);
    stripe.world.completeCheckout(sessionOf((await checkout(browser, { organizationName: "Lantern" })).json().url));
    await browser.call({ method: "POST", url: "/api/billing/refresh" });
    const { organizationUsers } = (await browser.call({ url: "/api/users/profile" })).json();
    expect(organizationUsers[0].organization.subscriptionActive).toBe(true);
  });

  it("is not replaced by Community while a paid plan runs", async () => {
    const { browser, overview } = await arrange();
    const answer = await browser.call({
      method: "POST",
      url: "/api/billing/choose-plan",
      payload: { plan: "community" },
    });
    expect([answer.statusCode, (await overview()).plan]).toEqual([409, "creator"]);
  });
});

describe("the customer portal", () => {
  const openPortal = (browser: Browser, organizationId: string, flow: string) =>
    browser.call({ method: "POST", url: `/api/orgs/${organizationId}/billing/portal`, payload: { flow } });

  it("that fails to open is tracked, and says what happened and that nothing was charged", async () => {
    const { browser, organizationId, owner } = await arrange();
    stripe.interruptions.push(...Array.from({ length: 3 }, () => stripeRefusal(500)));
    const failed = await openPortal(browser, organizationId, "home");
    expect([failed.statusCode, failed.json().message]).toEqual([
      502,
      "The payment page could not be opened. Nothing was charged. Try again in a moment.",
    ]);
    expect(tracked).toContainEqual(["billing_session_failed", { session: "portal", userId: owner.id, organizationId }]);
    expect((await openPortal(browser, organizationId, "home")).statusCode).toBe(200);
  });

  it("that fails for a reason of the studio's own is tracked too", async () => {
    const { browser, organizationId, owner } = await arrange();
    await studio.context.db.sql.execute(sql`delete from billing_customers where organization_id = ${organizationId}`);
    stripe.interruptions.push((response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
    expect((await openPortal(browser, organizationId, "home")).statusCode).toBe(500);
    expect(tracked).toContainEqual(["billing_session_failed", { session: "portal", userId: owner.id, organizationId }]);
  });

  it("leads back to the billing page of its organization", async () => {
    const { browser, organizationId } = await arrange();
    const portalRequests = () => stripe.requests.filter(({ path }) => path === "/v1/billing_portal/sessions");
    const returnUrl = `http://localhost:4000/app/settings/billing?from=portal&organization=${organizationId}`;
    await openPortal(browser, organizationId, "home");
    expect(portalRequests().at(-1)?.fields.return_url).toBe(returnUrl);
    await checkout(browser, { plan: "team" });
    expect(portalRequests().at(-1)?.fields).toMatchObject({
      return_url: returnUrl,
      "flow_data[type]": "subscription_update",
    });
  });

  it("opens with the subscription of now, where the event of its end is still on the way", async () => {
    const { browser, organizationId, subscription, overview } = await arrange();
    stripe.world.cancelNow(subscription);
    const answer = await openPortal(browser, organizationId, "change_plan");
    expect(answer.json().url).toMatch(/\/home$/);
    expect((await overview()).plan).toBe("community");
  });
});
