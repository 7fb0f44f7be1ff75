import { isDeepStrictEqual } from "node:util";
import { AppError } from "@coldopen/contract/kernel/errors";
import { InvalidSignatureError, type Payments, PaymentsError } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";
import { organizationStore } from "../accounts/index.ts";
import { type BillingCustomer, customerStore } from "./customer-store.ts";
import { queueCancellation } from "./customers.ts";
import { decideSubscription } from "./decide-subscription.ts";
import { markSubscribed } from "./referrals.ts";
import { billingStore } from "./store.ts";

export type SyncContext = Pick<
  AppContext,
  "db" | "payments" | "flags" | "announce" | "analytics" | "jobs" | "log" | "now"
>;

const RECONCILIATION_PAGE = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** Reads the subscription of a customer and stores what it means. Safe to repeat, in any order and on any node. */
export async function syncCustomer(context: SyncContext, payments: Payments, customer: BillingCustomer): Promise<void> {
  const { db } = context;
  const { organizationId } = customer;
  const customers = customerStore(db);
  const read = await customers.issueRead(customer);
  if (read === undefined) return;
  const paid = await payments.findSubscription(customer.customerId);
  if (paid && paid.duplicateIds.length > 0)
    context.log.error(
      { ...customer, subscriptionId: paid.id, duplicateIds: paid.duplicateIds },
      "Customer has more than one running subscription",
    );
  const owner = await organizationStore(db).findOwner(organizationId);
  const hasFreeTier = await context.flags.isOn("STUDIO_FREE_ACCOUNT_TIER", {
    organizationId,
    ...(owner && { userId: owner.userId }),
  });
  await db.transaction(async () => {
    await organizationStore(db).lock(organizationId);
    if (!(await customers.applyRead(customer, read))) return;
    const store = billingStore(db);
    const stored = await store.find(organizationId);
    const decision = decideSubscription(stored, paid, { now: context.now(), hasFreeTier });
    if (decision.outcome === "unknown_price")
      context.log.error({ organizationId, subscriptionId: paid?.id }, "Subscription has a price without a plan");
    const { plan: held } = (decision.outcome === "store" ? decision.row : stored) ?? {};
    if (paid?.state === "unpaid" && paid.product && held === "community") await queueCancellation(context, paid.id);
    if (decision.outcome !== "store") return;
    await store.put(organizationId, decision.row);
    const { endsAt } = decision.row;
    if (endsAt) await context.jobs.add("billing:sync", customer, { key: `sync-${organizationId}`, runAt: endsAt });
    if (paid?.state === "live" && !paid.isTrial && paid.hasPaid) await markSubscribed(context, organizationId);
    if (isDeepStrictEqual(stored, decision.row)) return;
    await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
    const { plan } = decision.row;
    if (stored?.plan !== plan)
      await db.afterCommit(() => context.analytics.track("plan_chosen", { organizationId, plan }));
  });
}

/** An event only says whose subscription to read: events are repeated, lost and late. */
export async function receiveEvent(context: SyncContext, body: Buffer, signature: string | undefined): Promise<void> {
  const { payments } = context;
  if (!payments) throw new AppError("not_found", "Not found");
  const event = await payments.readEvent(body, signature ?? "").catch((error: unknown) => {
    if (error instanceof InvalidSignatureError)
      throw new AppError("invalid_input", "The signature is missing or does not fit", { cause: error });
    throw upstreamFailed(error);
  });
  const customer = event.customerId && (await customerStore(context.db).findById(event.customerId));
  if (!customer) return;
  if (event.type.startsWith("charge.dispute."))
    context.log.warn({ eventId: event.id, ...customer, type: event.type }, "Payment disputed");
  await syncCustomer(context, payments, customer).catch((error: unknown) => {
    throw upstreamFailed(error);
  });
}

const upstreamFailed = (error: unknown): unknown =>
  error instanceof PaymentsError
    ? new AppError("upstream_failed", "The payment provider did not answer", { cause: error })
    : error;

/** For events that never arrived, and for grace periods that are over. */
export async function reconcile(context: SyncContext): Promise<{ checked: number; failed: number }> {
  const { payments } = context;
  const counts = { checked: 0, failed: 0 };
  if (!payments) return counts;
  const customers = customerStore(context.db);
  let page = await customers.listAfter(BEFORE_ALL, RECONCILIATION_PAGE);
  while (page.length > 0) {
    for (const customer of page)
      await syncCustomer(context, payments, customer).then(
        () => counts.checked++,
        (error: unknown) => {
          counts.failed++;
          context.log.warn({ err: error, ...customer }, "Failed to reconcile a subscription");
        },
      );
    page = await customers.listAfter(page.at(-1)?.organizationId ?? BEFORE_ALL, RECONCILIATION_PAGE);
  }
  return counts;
}
