import { yearlySavingPercent } from "@coldopen/contract/billing/rules";
import { type Plan, PlanId, plans } from "@coldopen/contract/billing/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { ORGANIZATION_NAME_MAX } from "@coldopen/contract/team/schema";

export const ownsOrganization = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some(({ role, status }) => role === "primary" && status === "active");

export type Period = "monthly" | "yearly";

export const priceOf = (plan: Plan, period: Period) => {
  const isYearly = period === "yearly";
  return {
    perMonthCents: isYearly ? plan.yearlyCents / 12 : plan.monthlyCents,
    renewalCents: isYearly ? plan.yearlyCents : plan.monthlyCents,
    savingPercent: isYearly ? yearlySavingPercent(plan) : 0,
  };
};

export const largestSavingPercent = () => Math.max(...plans.map(yearlySavingPercent));

/** The plan id of a link, ignoring case. */
export const planNamed = (name: string | undefined): PlanId | undefined =>
  PlanId.safeParse(name?.trim().toLowerCase()).data;

export const suggestedName = (template: (firstName: string) => string, firstName: string) =>
  firstName.trim() === "" ? "" : template(firstName.trim()).slice(0, ORGANIZATION_NAME_MAX);
