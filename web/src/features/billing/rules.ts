import { yearlySavingPercent } from "@coldopen/contract/billing/rules";
import { type BillingInterval, type Invoice, type Plan, PlanId, plans } from "@coldopen/contract/billing/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { ORGANIZATION_NAME_MAX } from "@coldopen/contract/team/schema";

/** The organization that a person pays for. */
export const ownedOrganization = (user: Pick<UserProfile, "organizationUsers">) =>
  user.organizationUsers.find(({ role, status }) => role === "primary" && status === "active")?.organization;

export const priceOf = (plan: Plan, interval: BillingInterval) => {
  const isYearly = interval === "year";
  return {
    perMonthCents: isYearly ? plan.yearlyCents / 12 : plan.monthlyCents,
    renewalCents: isYearly ? plan.yearlyCents : plan.monthlyCents,
    savingCents: isYearly ? plan.monthlyCents * 12 - plan.yearlyCents : 0,
  };
};

export const smallestSavingPercent = () =>
  Math.min(...plans.filter(({ monthlyCents }) => monthlyCents > 0).map(yearlySavingPercent));

/** The plan id of a link, ignoring case. */
export const planNamed = (name: string | undefined): PlanId | undefined =>
  PlanId.safeParse(name?.trim().toLowerCase()).data;

export const suggestedName = (template: (firstName: string) => string, firstName: string) =>
  firstName.trim() === "" ? "" : template(firstName.trim()).slice(0, ORGANIZATION_NAME_MAX);

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
/** Whole dollars have no cents; what was used always has. */
export const price = (cents: number): string => (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100);
export const amount = (cents: number): string => dollars.format(cents / 100);

/** The open invoice whose payment keeps a plan that is due: the newest. Invoices are the newest first. */
export const findPayable = (invoices: readonly Invoice[]) =>
  invoices.find(({ status, url }) => status === "open" && url !== null);

/** The share of a limit from which on a bar warns. */
export const NEAR_LIMIT = 0.8;

const DAY_MS = 86_400_000;

/** The day on which a budget is used up at the pace of the month so far. Undefined if it lasts. */
export function usedUpOn(
  { usedCents, budgetCents, startsAgainAt }: { usedCents: number; budgetCents: number | null; startsAgainAt: string },
  now: Date,
): Date | undefined {
  if (budgetCents === null || usedCents === 0 || usedCents >= budgetCents) return undefined;
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const elapsedMs = Math.max(now.getTime() - monthStart, DAY_MS);
  const usedUp = new Date(monthStart + (elapsedMs * budgetCents) / usedCents);
  return usedUp < new Date(startsAgainAt) ? usedUp : undefined;
}

/** The organization of an owner whose last payment failed. */
export function findPaymentDue({ organizationUsers }: Pick<UserProfile, "organizationUsers">) {
  for (const { role, organization } of organizationUsers)
    if (role === "primary" && organization.paymentDueAt !== null)
      return { id: organization.id, name: organization.name, paymentDueAt: organization.paymentDueAt };
  return undefined;
}
