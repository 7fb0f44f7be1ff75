import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { t } from "../../locales/en/feed.ts";

// Own formats, so that the visitor's page does not load the studio's.
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const MINUTE_S = 60;
const steps = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", MINUTE_S],
] as const;

/** The largest unit that fits, rounded down; weeks only from two on. */
export function feedAge(uploaded: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(uploaded)) / 1000;
  const step = steps.find(([unit, length]) => seconds >= (unit === "week" ? 2 * length : length));
  if (!step) return t("ago.now");
  const [unit, length] = step;
  return t(`ago.${unit}`, { count: Math.floor(seconds / length) });
}

/** "118K views · 6 hours ago", without unknown parts. */
export const feedFacts = ({ views, uploaded }: Pick<FeedVideo, "views" | "uploaded">, now: Date): string =>
  [views !== null && t("views", { count: compact.format(views) }), uploaded !== null && feedAge(uploaded, now)]
    .filter(Boolean)
    .join(" · ");

const two = (value: number) => String(value).padStart(2, "0");
/** 18:42, or 1:02:03 from an hour on. */
export function lengthStamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
