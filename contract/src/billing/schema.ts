import { z } from "zod";

export const PlanId = z.enum(["community", "creator", "team"]);
export type PlanId = z.infer<typeof PlanId>;

export type Plan = {
  id: PlanId;
  name: string;
  monthlyCents: number;
  yearlyCents: number;
  channels: number;
  seats: number;
  summary: string;
};

/** All plans, read by the pricing page, the limits and the checkout. */
export const plans: readonly Plan[] = [
  {
    id: "community",
    name: "Community",
    monthlyCents: 0,
    yearlyCents: 0,
    channels: 3,
    seats: 5,
    summary: "Everything, on your own machine.",
  },
  {
    id: "creator",
    name: "Creator",
    monthlyCents: 4900,
    yearlyCents: 46800,
    channels: 1,
    seats: 3,
    summary: "One channel, hosted.",
  },
  {
    id: "team",
    name: "Team",
    monthlyCents: 19900,
    yearlyCents: 190800,
    channels: 10,
    seats: 25,
    summary: "For studios with several channels.",
  },
];

export const planOf = (id: PlanId): Plan => {
  const plan = plans.find((entry) => entry.id === id);
  if (!plan) throw new Error(`No plan named ${id}`);
  return plan;
};
