import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stripePayments } from "../../adapters/payments/stripe.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { type StripeWire, stripeRefusal, stripeWire } from "../../testing/stripe-wire.ts";
import { checkPrices } from "./check-prices.ts";

let stripe: StripeWire;
beforeAll(async () => {
  stripe = await stripeWire();
});
afterAll(() => stripe.close());

const original = new Map<string, object>();
beforeEach(() => {
  if (original.size === 0) for (const [id, price] of stripe.world.prices) original.set(id, price);
  for (const [id, price] of original) stripe.world.prices.set(id, price);
});

const prices = (["creator", "team"] as const).flatMap((plan) =>
  (["month", "year"] as const).map((interval) => ({ plan, interval, priceId: `price_${plan}_${interval}` })),
);
async function check() {
  const { log, entries } = captureLog();
  const settings = { secretKey: "sk_test_studio", webhookSecret: "whsec", prices, apiUrl: stripe.env.STRIPE_API_URL };
  await checkPrices({ payments: stripePayments(settings), log });
  return entries();
}

it("logs nothing while the prices are those of the plan table", async () => expect(await check()).toEqual([]));

it("does nothing without payments", async () => {
  const { log, entries } = captureLog();
  await checkPrices({ payments: undefined, log });
  expect(entries()).toEqual([]);
});

it("names each price that differs in amount, currency, period or state, and one that does not exist", async () => {
  const month = { recurring: { interval: "month", interval_count: 1 } };
  const { world } = stripe;
  world.prices.set("price_creator_month", { unit_amount: 1800, ...month });
  world.prices.set("price_creator_year", { unit_amount: 18_000, ...month });
  world.prices.set("price_team_month", { unit_amount: 5900, ...month, currency: "eur" });
  world.prices.delete("price_team_year");
  const logged = await check();
  expect(logged.map(({ priceId, expectedCents, found, msg }) => ({ priceId, expectedCents, found, msg }))).toEqual([
    {
      ...{ priceId: "price_creator_month", expectedCents: 1900, msg: "Stripe price differs from the plan table" },
      found: { cents: 1800, currency: "usd", interval: "month", isActive: true },
    },
    expect.objectContaining({ priceId: "price_creator_year" }),
    expect.objectContaining({ priceId: "price_team_month", found: expect.objectContaining({ currency: "eur" }) }),
    expect.objectContaining({ priceId: "price_team_year", found: undefined }),
  ]);
});

it("says that the prices could not be checked if Stripe refuses, and does not fail", async () => {
  stripe.interruptions.push(...Array.from({ length: 3 }, () => stripeRefusal(500)));
  expect((await check()).map(({ msg }) => msg)).toEqual(["Failed to check Stripe prices"]);
});
