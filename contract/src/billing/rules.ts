import type { Plan } from "./schema.ts";

/** How much cheaper a year is than twelve months, in whole percent. */
export const yearlySavingPercent = (plan: Pick<Plan, "monthlyCents" | "yearlyCents">): number =>
  plan.monthlyCents === 0 ? 0 : Math.round((1 - plan.yearlyCents / (plan.monthlyCents * 12)) * 100);
