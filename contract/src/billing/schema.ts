import { z } from "zod";

export const PlanId = z.enum(["community", "creator", "team"]);
export type PlanId = z.infer<typeof PlanId>;

/** How often a paid plan renews. */
export const BillingInterval = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof BillingInterval>;

export type Plan = {
  id: PlanId;
  name: string;
  monthlyCents: number;
  yearlyCents: number;
  channels: number;
  seats: number;
  /** For models, a month. Null is what the operator configured. */
  aiBudgetCents: number | null;
};

/** All plans, from the smallest to the largest, read by the pricing page, the limits and the checkout. */
export const plans: readonly Plan[] = [
  {
    id: "community",
    name: "Community",
    monthlyCents: 0,
    yearlyCents: 0,
    channels: 3,
    seats: 5,
    aiBudgetCents: null,
  },
  {
    id: "creator",
    name: "Creator",
    monthlyCents: 1900,
    yearlyCents: 18_000,
    channels: 5,
    seats: 10,
    aiBudgetCents: 1000,
  },
  {
    id: "team",
    name: "Team",
    monthlyCents: 5900,
    yearlyCents: 56_400,
    channels: 25,
    seats: 50,
    aiBudgetCents: 4000,
  },
];

export const planOf = (id: PlanId): Plan => {
  const plan = plans.find((entry) => entry.id === id);
  if (!plan) throw new Error(`No plan named ${id}`);
  return plan;
};
