import { BillingOverview } from "@coldopen/contract/billing/schema";
import { sql } from "drizzle-orm";
import { studioJobs } from "../jobs.ts";
import { type Browser, startApp, type TestApp } from "./start-app.ts";
import { type StripeWire, stripeWire } from "./stripe-wire.ts";
import type { WireSubscription } from "./stripe-world.ts";

export type PayingStudio = {
  stripe: StripeWire;
  studio: TestApp;
  /** What was sent to the analytics. */
  tracked: unknown[];
  close: () => Promise<void>;
};

/** A studio that is paid through a local Stripe, whose clock is its own. */
export async function startPayingStudio(): Promise<PayingStudio> {
  const tracked: unknown[] = [];
  const stripe = await stripeWire();
  const studio = await startApp({
    env: stripe.env,
    change: (context) => ({
      ...context,
      now: () => new Date(stripe.world.clock.now * 1000),
      analytics: { track: (...event) => void tracked.push(event) },
    }),
  });
  const close = async () => {
    await studio.close();
    await stripe.close();
  };
  return { stripe, studio, tracked, close };
}

/** What people and Stripe do. `place` is read when a step is taken, so that the steps can be named before it has started. */
export function payingSteps(place: () => PayingStudio) {
  const checkout = (browser: Browser, body: object = {}) =>
    browser.call({
      method: "POST",
      url: "/api/billing/checkout",
      payload: { plan: "creator", interval: "month", ...body },
    });

  /** What happens at Stripe, with its events delivered. */
  const happen = async (work: () => unknown) => {
    const { stripe, studio } = place();
    const from = stripe.world.events.length;
    await work();
    for (const event of stripe.world.events.slice(from)) {
      const answer = await studio.app.inject({ method: "POST", url: "/api/billing/webhook", ...stripe.sign(event) });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  };

  /** Runs the waiting jobs of a name. Other jobs stay. */
  const runJobs = async (identifier: string) => {
    const { context } = place().studio;
    const { rows } = await context.db.sql.execute<{ payload: unknown }>(
      sql`delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
        where tasks.id = jobs.task_id and tasks.identifier = ${identifier} returning payload`,
    );
    const job = studioJobs(context).find(({ name }) => name === identifier);
    for (const { payload } of rows) await job?.run(payload);
  };

  const sessionOf = (url: string) => {
    const { world } = place().stripe;
    const session = world
      .customers()
      .flatMap(({ id }) => world.openSessions(id))
      .find(({ id }) => url.endsWith(id));
    if (!session) throw new Error(`No open session at ${url}`);
    return session;
  };

  /** An organization that has just subscribed. */
  const arrange = async (body: object = {}) => {
    const { stripe, studio } = place();
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const browser = await studio.as(owner.email);
    const overview = async () =>
      BillingOverview.parse((await browser.call({ url: `/api/orgs/${organizationId}/billing` })).json());
    const session = sessionOf((await checkout(browser, body)).json().url);
    const subscriptions: WireSubscription[] = [];
    await happen(() => subscriptions.push(stripe.world.completeCheckout(session)));
    const [subscription] = subscriptions;
    if (!subscription) throw new Error("No subscription");
    return { owner, organizationId, browser, overview, subscription };
  };

  return { arrange, happen, runJobs, checkout, sessionOf };
}
