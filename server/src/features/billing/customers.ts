import type { Payments } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";
import { organizationStore } from "../accounts/index.ts";
import { type BillingCustomer, customerStore } from "./customer-store.ts";

/** The customer of an organization, created with the first payment. */
export async function requireCustomer(
  db: AppContext["db"],
  payments: Payments,
  organizationId: string,
): Promise<BillingCustomer> {
  const customers = customerStore(db);
  const known = await customers.findByOrganization(organizationId);
  if (known) return known;
  const owner = await organizationStore(db).findOwner(organizationId);
  if (!owner) throw new Error("Organization has no primary owner");
  const customerId = await payments.createCustomer({ organizationId, name: owner.name, email: owner.email });
  await customers.insert({ organizationId, customerId });
  // Another request may have been first.
  const stored = await customers.findByOrganization(organizationId);
  if (!stored) throw new Error("Failed to insert billing customer");
  return stored;
}

/** Called in a transaction that replaces an unpaid plan by Community: a later attempt to charge it would bring it back. */
export const queueCancellation = ({ jobs }: Pick<AppContext, "jobs">, subscriptionId: string): Promise<void> =>
  jobs.add("billing:cancel-unpaid", { subscriptionId }, { key: `cancel-unpaid-${subscriptionId}` });

/** Called in a transaction that requests or undoes a deletion: an organization that is about to be deleted is not renewed. */
export async function queueRenewalUpdate(
  { db, jobs }: Pick<AppContext, "db" | "jobs">,
  organizationId: string,
): Promise<void> {
  const customer = await customerStore(db).findByOrganization(organizationId);
  if (customer) await jobs.add("billing:update-renewals", customer, { key: `update-renewals-${organizationId}` });
}

/** Suspends renewals while a deletion is requested, and resumes them otherwise. */
export async function updateRenewals(
  db: AppContext["db"],
  payments: Payments,
  { organizationId, customerId }: BillingCustomer,
): Promise<void> {
  const isRequested = () => organizationStore(db).isDeletionRequested(organizationId);
  let applied: boolean;
  // Read again afterwards: the request may have been undone meanwhile, and its own job have run before.
  do {
    applied = await isRequested();
    await (applied ? payments.suspendRenewals(customerId) : payments.resumeRenewals(customerId));
  } while ((await isRequested()) !== applied);
}

/** Called in a transaction that deletes organizations: their subscriptions must not go on being paid. */
export async function endPayments(
  { db, jobs }: Pick<AppContext, "db" | "jobs">,
  organizationIds: readonly string[],
): Promise<void> {
  for (const organizationId of organizationIds) {
    const customer = await customerStore(db).findByOrganization(organizationId);
    if (customer) await jobs.add("billing:end-payments", { customerId: customer.customerId });
  }
}
