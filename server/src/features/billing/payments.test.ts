import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { PASSWORD } from "../../testing/given.ts";
import { type PayingStudio, payingSteps, startPayingStudio } from "../../testing/paying-studio.ts";
import type { TestApp } from "../../testing/start-app.ts";
import { type StripeWire, stripeRefusal } from "../../testing/stripe-wire.ts";
import { reconcile } from "./sync.ts";

let place: PayingStudio;
let stripe: StripeWire;
let studio: TestApp;
beforeAll(async () => {
  place = await startPayingStudio();
  ({ stripe, studio } = place);
});
afterAll(() => place.close());
const { arrange, happen, runJobs, checkout, sessionOf } = payingSteps(() => place);

describe("a paid plan", () => {
  it("starts with its payment and shows its renewal, card and invoices", async () => {
    const { overview, subscription, browser, organizationId } = await arrange({ interval: "year" });
    expect(await overview()).toMatchObject({
      plan: "creator",
      interval: "year",
      renewsAt: new Date(subscription.periodEnd * 1000).toISOString(),
      cancelsAt: null,
      paymentDueAt: null,
      usage: { channels: { used: 0, limit: 5 }, seats: { used: 1, limit: 10 }, ai: { budgetCents: 1000 } },
    });
    const paid = (await browser.call({ url: `/api/orgs/${organizationId}/billing/payments` })).json();
    expect(paid.method).toEqual({ brand: "visa", last4: "4242", expiresMonth: 8, expiresYear: 2028 });
    expect(paid.invoiceEmail).toBe(stripe.world.customers().find(({ id }) => id === subscription.customer)?.email);
    expect(paid.invoices).toMatchObject([{ status: "paid", totalCents: 18_000, currency: "USD" }]);
  });

  it("stays where the customer buys something else later", async () => {
    const { overview, subscription } = await arrange();
    stripe.world.clock.now += 60;
    await happen(() =>
      stripe.world.completeCheckout({
        id: "cs_other",
        customer: subscription.customer,
        price: "price_of_something_else",
        coupon: undefined,
        promotionCode: undefined,
        trialDays: 0,
        status: "open",
      }),
    );
    await happen(() => stripe.world.changePlan(subscription, "price_team_month"));
    expect((await overview()).plan).toBe("team");
  });

  it("is upgraded and downgraded with proration", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.changePlan(subscription, "price_team_month"));
    expect((await overview()).plan).toBe("team");
    await happen(() => stripe.world.changePlan(subscription, "price_creator_month"));
    expect((await overview()).plan).toBe("creator");
    expect(stripe.world.invoicesOf(subscription).map(({ total }) => total)).toEqual([1900, 4000, -4000]);
  });

  it("goes on for seven days after a failed payment, and then falls back to Community", async () => {
    const { overview, subscription, browser } = await arrange();
    await happen(() => stripe.world.endPeriod(subscription, false));
    const dueAt = new Date((stripe.world.clock.now + 7 * 86_400) * 1000).toISOString();
    expect(await overview()).toMatchObject({ plan: "creator", paymentDueAt: dueAt });
    const { organizationUsers } = (await browser.call({ url: "/api/users/profile" })).json();
    expect(organizationUsers[0].organization).toMatchObject({ subscriptionActive: true, paymentDueAt: dueAt });
    stripe.world.clock.now += 7 * 86_400 - 1;
    await reconcile(studio.context);
    expect((await overview()).plan).toBe("creator");
    stripe.world.clock.now += 1;
    await reconcile(studio.context);
    expect(await overview()).toMatchObject({ plan: "community", paymentDueAt: null, renewsAt: null });
  });

  it("is cancelled at Stripe once it has fallen back to Community, so that no later attempt charges it", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.endPeriod(subscription, false));
    stripe.world.clock.now += 7 * 86_400;
    await reconcile(studio.context);
    await happen(() => runJobs("billing:cancel-unpaid"));
    expect(subscription.status).toBe("canceled");
    expect(stripe.world.invoicesOf(subscription).map(({ status }) => status)).toEqual(["paid", "void"]);
    await reconcile(studio.context);
    expect((await overview()).plan).toBe("community");
  });

  it("goes on where it is paid after the seven days and before it is cancelled", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.endPeriod(subscription, false));
    stripe.world.clock.now += 7 * 86_400;
    await reconcile(studio.context);
    await happen(() => stripe.world.payOpenInvoices(subscription));
    await runJobs("billing:cancel-unpaid");
    expect(subscription.status).toBe("active");
    expect(await overview()).toMatchObject({ plan: "creator", paymentDueAt: null });
  });

  it("has one period of seven days, however many invoices fail", async () => {
    const { overview, subscription } = await arrange({ plan: "team" });
    await happen(() => stripe.world.endPeriod(subscription, false));
    // The invoice of a credit counts as paid at Stripe.
    await happen(() => stripe.world.changePlan(subscription, "price_creator_month"));
    await happen(() => stripe.world.endPeriod(subscription, false));
    expect(await overview()).toMatchObject({ plan: "community", paymentDueAt: null });
  });

  it("has seven days again where a payment was made after the one that failed", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.endPeriod(subscription, false));
    await happen(() => stripe.world.endPeriod(subscription, true));
    await happen(() => stripe.world.endPeriod(subscription, false));
    const dueAt = new Date((stripe.world.clock.now + 7 * 86_400) * 1000).toISOString();
    expect(await overview()).toMatchObject({ plan: "creator", paymentDueAt: dueAt });
  });

  it("that has ended without a free tier leaves its billing page and payment open to the owner alone", async () => {
    const { overview, subscription, browser, organizationId } = await arrange();
    await studio.context.flags.setForOrganization("STUDIO_FREE_ACCOUNT_TIER", organizationId, false);
    await happen(() => stripe.world.cancelNow(subscription));
    expect(await overview()).toMatchObject({ plan: "creator", isActive: false, paymentDueAt: null });
    const url = `/api/orgs/${organizationId}/billing`;
    expect((await browser.call({ url: `${url}/payments` })).json().invoices).toHaveLength(1);
    const portal = { method: "POST", url: `${url}/portal`, payload: { flow: "home" } } as const;
    expect((await browser.call(portal)).statusCode).toBe(200);
    const session = sessionOf((await checkout(browser)).json().url);
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    expect((await (await studio.as(admin.email)).call({ url })).statusCode).toBe(403);
    await happen(() => stripe.world.completeCheckout(session));
    expect(await overview()).toMatchObject({ plan: "creator", isActive: true });
  });

  it("that was not paid is read again at the end of the seven days, and can be replaced by Community then", async () => {
    const { organizationId, overview, subscription, browser } = await arrange();
    const createdAt = stripe.world.clock.now;
    stripe.world.clock.now = Math.floor(Date.now() / 1000);
    subscription.periodEnd = stripe.world.clock.now;
    await happen(() => stripe.world.endPeriod(subscription, false));
    const dueAt = new Date((stripe.world.clock.now + 7 * 86_400) * 1000);
    const { rows } = await studio.context.db.sql.execute(
      sql`select run_at from graphile_worker.jobs where key = ${`sync-${organizationId}`}`,
    );
    expect(rows.map(({ run_at }) => new Date(String(run_at)))).toEqual([dueAt]);
    stripe.world.clock.now += 7 * 86_400;
    const chosen = { method: "POST", url: "/api/billing/choose-plan", payload: { plan: "community" } } as const;
    expect((await browser.call(chosen)).statusCode).toBe(200);
    expect((await overview()).plan).toBe("community");
    await runJobs("billing:cancel-unpaid");
    expect(subscription.status).toBe("canceled");
    stripe.world.clock.now = Math.max(createdAt, stripe.world.clock.now);
  });

  it("is kept by a payment within the seven days", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.endPeriod(subscription, false));
    stripe.world.clock.now += 86_400;
    await happen(() => stripe.world.payOpenInvoices(subscription));
    stripe.world.clock.now += 10 * 86_400;
    await reconcile(studio.context);
    expect(await overview()).toMatchObject({ plan: "creator", paymentDueAt: null });
  });

  it("that is cancelled runs to the end of its period, and can be resumed until then", async () => {
    const { overview, subscription } = await arrange();
    const endsAt = new Date(subscription.periodEnd * 1000).toISOString();
    await happen(() => stripe.world.cancelAtPeriodEnd(subscription, true));
    expect(await overview()).toMatchObject({ plan: "creator", cancelsAt: endsAt });
    await happen(() => stripe.world.cancelAtPeriodEnd(subscription, false));
    expect(await overview()).toMatchObject({ plan: "creator", cancelsAt: null });
    await happen(() => stripe.world.cancelAtPeriodEnd(subscription, true));
    await happen(() => stripe.world.endPeriod(subscription, true));
    expect(await overview()).toMatchObject({ plan: "community", cancelsAt: null, interval: null });
  });

  it("goes on while a payment is disputed and ends when the dispute is lost", async () => {
    const { overview, subscription } = await arrange();
    await happen(() => stripe.world.dispute(subscription, "open"));
    expect((await overview()).plan).toBe("creator");
    await happen(() => stripe.world.dispute(subscription, "lost"));
    expect((await overview()).plan).toBe("community");
  });

  it("starts with a trial by the coupon of a campaign, and with its discount otherwise", async () => {
    stripe.world.coupons.set("TRIAL14", { id: "TRIAL14", metadata: { trial_days: "14" } });
    stripe.world.coupons.set("NORTH20", { id: "NORTH20", percent_off: 20, metadata: {} });
    const trial = await arrange({ promotions: { couponid: "TRIAL14", utm_source: "newsletter" } });
    expect(await trial.overview()).toMatchObject({ plan: "creator", isTrial: true });
    await happen(() => stripe.world.endPeriod(trial.subscription, true));
    expect(await trial.overview()).toMatchObject({ plan: "creator", isTrial: false });
    const discounted = await arrange({ promotions: { couponid: "NORTH20" } });
    expect(stripe.world.invoicesOf(discounted.subscription)[0]?.total).toBe(1520);
    stripe.world.restricted.add("FIRSTONLY");
    stripe.world.coupons.set("FIRSTONLY", { id: "FIRSTONLY", percent_off: 50, metadata: {} });
    const restricted = await arrange({ promotions: { couponid: "FIRSTONLY" } });
    expect(stripe.world.invoicesOf(restricted.subscription)[0]?.total).toBe(1900);
    const unknown = await arrange({ promotions: { couponid: "GONE", promo_code: "UNKNOWN" } });
    expect(stripe.world.invoicesOf(unknown.subscription)[0]?.total).toBe(1900);
    const opened = stripe.requests.filter(({ path, method }) => path === "/v1/checkout/sessions" && method === "POST");
    expect(opened.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ "metadata[utm_source]": "newsletter" }),
    );
  });

  it("starts with the trial, or the discount, of the coupon of a promotion code", async () => {
    stripe.world.coupons.set("TRIAL14", { id: "TRIAL14", metadata: { trial_days: "14" } });
    stripe.world.coupons.set("NORTH20", { id: "NORTH20", percent_off: 20, metadata: {} });
    stripe.world.promotionCodes.set("TRYIT", { id: "promo_tryit", coupon: "TRIAL14" });
    stripe.world.promotionCodes.set("NORTH", { id: "promo_north", coupon: "NORTH20" });
    const trial = await arrange({ promotions: { promo_code: "TRYIT" } });
    expect(await trial.overview()).toMatchObject({ plan: "creator", isTrial: true });
    // A trial does not count as a redemption at Stripe.
    stripe.world.promotionCodes.set("ONCE", { id: "promo_once", coupon: "TRIAL14", maxRedemptions: 1 });
    const limited = await arrange({ promotions: { promo_code: "ONCE" } });
    expect(await limited.overview()).toMatchObject({ plan: "creator", isTrial: false });
    const discounted = await arrange({ promotions: { promo_code: "NORTH", couponid: "TRIAL14" } });
    expect(await discounted.overview()).toMatchObject({ plan: "creator", isTrial: false });
    expect(stripe.requests).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ "discounts[0][promotion_code]": "promo_north" }) }),
    );
  });

  it("has a trial once", async () => {
    stripe.world.coupons.set("TRIAL14", { id: "TRIAL14", metadata: { trial_days: "14" } });
    const { browser, subscription, overview } = await arrange({ promotions: { couponid: "TRIAL14" } });
    await happen(() => stripe.world.cancelNow(subscription));
    const again = sessionOf((await checkout(browser, { promotions: { couponid: "TRIAL14" } })).json().url);
    await happen(() => stripe.world.completeCheckout(again));
    expect(await overview()).toMatchObject({ plan: "creator", isTrial: false });
  });

  it("is cancelled at Stripe when its organization is deleted", async () => {
    const { organizationId, browser, subscription } = await arrange();
    await browser.call({
      method: "DELETE",
      url: `/api/orgs/${organizationId}`,
      payload: { confirmName: "Example Studio" },
    });
    await finishDeletions(studio);
    await runJobs("billing:end-payments");
    expect(subscription.status).toBe("canceled");
  });
});

describe("a plan whose deletion is requested", () => {
  const endings = {
    organization: {
      request: (organizationId: string) => ({
        method: "DELETE" as const,
        url: `/api/orgs/${organizationId}`,
        payload: { confirmName: "Example Studio" },
      }),
      undo: (organizationId: string) => ({ method: "POST" as const, url: `/api/orgs/${organizationId}/restore` }),
    },
    account: {
      request: (_: string, email: string) => ({
        method: "DELETE" as const,
        url: "/api/users/account",
        payload: { password: PASSWORD, confirmEmail: email },
      }),
      undo: () => ({ method: "POST" as const, url: "/api/users/account/restore" }),
    },
  };

  it.each(["organization", "account"] as const)("of the %s is not renewed until it is undone", async (kind) => {
    const { owner, organizationId, browser, subscription } = await arrange();
    const { request, undo } = endings[kind];
    expect((await browser.call(request(organizationId, owner.email))).statusCode).toBe(200);
    await runJobs("billing:update-renewals");
    expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    expect((await (await studio.as(owner.email)).call(undo(organizationId))).statusCode).toBe(200);
    await runJobs("billing:update-renewals");
    expect(subscription).toMatchObject({ cancelAtPeriodEnd: false, metadata: {} });
  });

  it("stays cancelled after the request is undone where the owner had cancelled it", async () => {
    const { organizationId, browser, subscription } = await arrange();
    stripe.world.cancelAtPeriodEnd(subscription, true);
    await browser.call(endings.organization.request(organizationId));
    await runJobs("billing:update-renewals");
    await browser.call(endings.organization.undo(organizationId));
    await runJobs("billing:update-renewals");
    expect(subscription.cancelAtPeriodEnd).toBe(true);
  });
});

describe("the webhook", () => {
  const post = (request: { payload: string; headers: Record<string, string> }) =>
    studio.app.inject({ method: "POST", url: "/api/billing/webhook", ...request });

  it("refuses events that Stripe did not sign, and changed bytes", async () => {
    const event = { id: "evt_1", object: "event", type: "invoice.paid", data: { object: { customer: "cus_1" } } };
    const signed = stripe.sign(event);
    expect((await post(signed)).statusCode).toBe(200);
    expect((await post(stripe.sign(event, "whsec_other"))).statusCode).toBe(400);
    expect((await post({ ...signed, payload: `${signed.payload} ` })).statusCode).toBe(400);
    expect((await post({ ...signed, headers: { "content-type": "application/json" } })).statusCode).toBe(400);
  });

  it("asks Stripe to send an event again while the subscription cannot be read", async () => {
    const { subscription } = await arrange();
    const from = stripe.world.events.length;
    stripe.world.cancelAtPeriodEnd(subscription, true);
    stripe.interruptions.push(...Array.from({ length: 3 }, () => stripeRefusal(500)));
    const event = stripe.world.events[from];
    if (!event) throw new Error("No event");
    expect((await post(stripe.sign(event))).statusCode).toBe(502);
    expect((await post(stripe.sign(event))).statusCode).toBe(200);
  });
});
