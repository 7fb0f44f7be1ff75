import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { compactNumber } from "../../lib/format.ts";
import { t } from "./texts.ts";

const MINUTE_S = 60;
const steps = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", MINUTE_S],
] as const;

/** As video platforms say it: the largest unit that fits, rounded down; weeks only from two on. */
export function feedAge(uploaded: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(uploaded)) / 1000;
  const step = steps.find(([unit, length]) => seconds >= (unit === "week" ? 2 * length : length));
  if (!step) return t("ago.now");
  const [unit, length] = step;
  return t(`ago.${unit}`, { count: Math.floor(seconds / length) });
}

/** "118K views · 6 hours ago", without what isn't known. */
export const feedFacts = ({ views, uploaded }: Pick<FeedVideo, "views" | "uploaded">, now: Date): string =>
  [views !== null && t("views", { count: compactNumber(views) }), uploaded !== null && feedAge(uploaded, now)]
    .filter(Boolean)
    .join(" · ");
