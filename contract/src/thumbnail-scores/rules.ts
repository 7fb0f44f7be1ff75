import type { ScoreBand } from "./schema.ts";

export const BEST_FROM = 9;
export const BETTER_FROM = 6;
const OK_FROM = 0;

export function scoreBand(score: number): ScoreBand {
  if (score >= BEST_FROM) return "best";
  if (score >= BETTER_FROM) return "better";
  return score >= OK_FROM ? "ok" : "unknown";
}
