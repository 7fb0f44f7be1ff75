import { t } from "../../locales/en/project-filters.ts";
import { formatDay } from "../../ui/day.ts";
import type { ProjectsSearch } from "./search.ts";

/** The text of a range on its button; undefined if it is open at both ends. */
export function rangeValue(
  low: number | undefined,
  high: number | undefined,
  say: (value: number) => string,
): string | undefined {
  if (low !== undefined && high !== undefined) return t("between", { low: say(low), high: say(high) });
  if (low !== undefined) return t("from", { low: say(low) });
  return high === undefined ? undefined : t("upTo", { high: say(high) });
}

export function dateValue(search: Pick<ProjectsSearch, "publishDate__gte" | "publishDate__lte">): string | undefined {
  const { publishDate__gte: start, publishDate__lte: end } = search;
  if (start && end) return `${formatDay(start)} – ${formatDay(end)}`;
  if (start) return t("dateSince", { day: formatDay(start) });
  return end && t("dateUntil", { day: formatDay(end) });
}

export const withoutOrWith = <T>(list: readonly T[], item: T, isOn: boolean): T[] => [
  ...list.filter((one) => one !== item),
  ...(isOn ? [item] : []),
];
