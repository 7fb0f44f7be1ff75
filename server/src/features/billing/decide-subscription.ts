import { GRACE_DAYS } from "@coldopen/contract/billing/schema";
import type { PaymentSubscription } from "../../adapters/payments/port.ts";
import type { StoredSubscription } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of the grace period of a payment that was due at `unpaidSince`. */
const graceEndOf = (unpaidSince: Date): Date => new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

type Decision = { outcome: "keep" } | { outcome: "unknown_price" } | { outcome: "store"; row: StoredSubscription };

/** What an organization has, by what the payment provider says. `stored` is what it has so far. */
export function decideSubscription(
  stored: StoredSubscription | undefined,
  paid: PaymentSubscription | undefined,
  { now, hasFreeTier }: { now: Date; hasFreeTier: boolean },
): Decision {
  const dueAt = paid?.state === "unpaid" ? graceEndOf(paid.unpaidSince ?? now) : null;
  const isRunning = paid?.state === "live" || (dueAt !== null && now < dueAt);
  if (!paid || !isRunning) return stored?.subscriptionId ? endPaid(stored, hasFreeTier) : { outcome: "keep" };
  if (!paid.product) return { outcome: "unknown_price" };
  return {
    outcome: "store",
    row: {
      ...paid.product,
      status: "active",
      endsAt: dueAt,
      subscriptionId: paid.id,
      renewsAt: paid.periodEndsAt ?? null,
      cancelsAt: paid.cancelsAt ?? null,
      isTrial: paid.isTrial,
    },
  };
}

/** With a free tier the organization goes on with Community; without one it has to choose a plan again. */
const endPaid = ({ plan }: StoredSubscription, hasFreeTier: boolean): Decision => ({
  outcome: "store",
  row: {
    plan: hasFreeTier ? "community" : plan,
    status: hasFreeTier ? "active" : "ended",
    endsAt: null,
    subscriptionId: null,
    interval: null,
    renewsAt: null,
    cancelsAt: null,
    isTrial: false,
  },
});
