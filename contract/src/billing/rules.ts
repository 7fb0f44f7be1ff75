import type { Plan } from "./schema.ts";

/** What a year costs less than twelve months, in whole percent. */
export const yearlySavingPercent = (plan: Pick<Plan, "monthlyCents" | "yearlyCents">): number =>
  plan.monthlyCents === 0 ? 0 : Math.round((1 - plan.yearlyCents / (plan.monthlyCents * 12)) * 100);
