import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { type StripeWire, stripeWire } from "../../testing/stripe-wire.ts";
import type { WireInvoice, WireSubscription } from "../../testing/stripe-world.ts";
import { billingStore } from "./store.ts";
import { reconcile } from "./sync.ts";

const SEQUENCES = process.env.FAULT_TIMES ? 500 : 25;
const STEPS = 8;
const GRACE_SECONDS = 7 * 86_400;
const PRICES = ["price_creator_month", "price_creator_year", "price_team_month", "price_team_year"];

let stripe: StripeWire;
let studio: TestApp;
let otherNode: TestApp;
beforeAll(async () => {
  stripe = await stripeWire();
  const change = (context: TestApp["context"]) => ({
    ...context,
    // All events come from one address here.
    ...unlimited,
    now: () => new Date(stripe.world.clock.now * 1000),
  });
  studio = await startApp({ env: stripe.env, change });
  otherNode = await startApp({ env: stripe.env, change, databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await otherNode.close();
  await studio.close();
  await stripe.close();
});

/** Repeats exactly with its seed. */
const randomFrom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
    return ((state >>> 0) % 65_536) % below;
  };
};
type Random = ReturnType<typeof randomFrom>;

function changeSubscription(subscription: WireSubscription, random: Random): void {
  const { world } = stripe;
  if (subscription.status === "canceled") return;
  const changes = [
    () => world.changePlan(subscription, PRICES[random(PRICES.length)] ?? subscription.price),
    () => world.cancelAtPeriodEnd(subscription, true),
    () => world.cancelAtPeriodEnd(subscription, false),
    () => world.endPeriod(subscription, true),
    () => world.endPeriod(subscription, false),
    () => {
      for (const isPaid of [false, true, false]) world.endPeriod(subscription, isPaid);
    },
    () => world.payOpenInvoices(subscription),
    () => world.dispute(subscription, "open"),
    () => world.dispute(subscription, random(4) === 0 ? "lost" : "open"),
    () => (random(4) === 0 ? world.cancelNow(subscription) : world.payOpenInvoices(subscription)),
  ];
  changes[random(changes.length)]?.();
  world.clock.now += random(3) * 86_400;
}

/** Shuffled; about one in four is lost and one in three comes twice. */
const disorder = <T>(events: readonly T[], random: Random): T[] =>
  events
    .filter(() => random(4) > 0)
    .flatMap((event) => (random(3) === 0 ? [event, event] : [event]))
    .map((event) => ({ event, order: random(1_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ event }) => event);

/** What the organization must have, by the state of the account alone. */
function expectedOf(subscription: WireSubscription) {
  const { world } = stripe;
  const invoices = world.invoicesOf(subscription);
  const lastPaid = invoices.findLastIndex(({ status, total }) => status === "paid" && total > 0);
  const isOpen = ({ status }: WireInvoice) => status === "open";
  const firstOpen = invoices.slice(lastPaid + 1).find(isOpen) ?? invoices.findLast(isOpen);
  const dueAt = subscription.status === "past_due" && firstOpen ? firstOpen.created + GRACE_SECONDS : undefined;
  if (subscription.status === "canceled" || (dueAt !== undefined && world.clock.now >= dueAt))
    return { plan: "community", status: "active", subscriptionId: null, endsAt: null };
  const [, plan, interval] = subscription.price.split("_");
  return {
    plan,
    interval,
    status: "active",
    subscriptionId: subscription.id,
    endsAt: dueAt === undefined ? null : new Date(dueAt * 1000),
    renewsAt: new Date(subscription.periodEnd * 1000),
    cancelsAt: subscription.cancelAtPeriodEnd ? new Date(subscription.periodEnd * 1000) : null,
  };
}

const post = (node: TestApp, event: object) =>
  node.app.inject({ method: "POST", url: "/api/billing/webhook", ...stripe.sign(event) });
const lastEvent = () => {
  const event = stripe.world.events.at(-1);
  if (!event) throw new Error("No event");
  return event;
};

async function subscribe() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const browser = await studio.as(owner.email);
  await browser.call({
    method: "POST",
    url: "/api/billing/checkout",
    payload: { plan: "creator", interval: "month" },
  });
  const customer = stripe.world.customers().at(-1)?.id ?? "";
  const [session] = stripe.world.openSessions(customer);
  if (!session) throw new Error("No open session");
  const find = () => billingStore(studio.context.db).find(organizationId);
  return { subscription: stripe.world.completeCheckout(session), find };
}

it("keeps a later reading of the subscription where an earlier one is answered after it", async () => {
  const { subscription, find } = await subscribe();
  const hold = stripe.holdNext("/v1/subscriptions");
  const earlier = post(studio, lastEvent());
  await hold.reached;
  stripe.world.changePlan(subscription, "price_team_month");
  expect((await post(otherNode, lastEvent())).statusCode).toBe(200);
  expect(await find()).toMatchObject({ plan: "team" });
  hold.release();
  expect((await earlier).statusCode).toBe(200);
  expect(await find()).toMatchObject({ plan: "team" });
});

it(`stores what Stripe has after ${SEQUENCES} sequences of lost, repeated and reordered events on two nodes`, {
  timeout: SEQUENCES * 10_000,
}, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const random = randomFrom(seed);
    const from = stripe.world.events.length;
    const { subscription, find } = await subscribe();
    const deliveries: Promise<{ statusCode: number }>[] = [];
    for (let step = 0; step < STEPS; step++) {
      changeSubscription(subscription, random);
      for (const event of disorder(stripe.world.events.slice(from), random).slice(0, 4)) {
        deliveries.push(post(random(2) === 0 ? studio : otherNode, event));
      }
      if (random(2) === 0) await Promise.all(deliveries);
    }
    const statuses = new Set((await Promise.all(deliveries)).map(({ statusCode }) => statusCode));
    expect([...statuses], `seed ${seed}`).toEqual([200]);
    if (seed % 2 === 0) {
      // The webhook alone, before the reconciliation could mend what it left undone.
      expect((await post(random(2) === 0 ? studio : otherNode, lastEvent())).statusCode).toBe(200);
      expect(await find(), `seed ${seed}, last event`).toMatchObject(expectedOf(subscription));
    }
    await reconcile(random(2) === 0 ? studio.context : otherNode.context);
    // The next reconciliation reads its own customer alone.
    await studio.context.db.sql.execute(sql`truncate billing_customers`);
    expect(await find(), `seed ${seed}`).toMatchObject(expectedOf(subscription));
  }
});
