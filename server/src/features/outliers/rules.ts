import type { Calendar } from "@coldopen/contract/outliers/list-query";

const DAY_MS = 86_400_000;

/** The days of a time zone. */
export function calendarIn(timeZone: string, now: Date): Calendar {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    ...({ year: "numeric", month: "numeric", day: "numeric" } as const),
    ...({ hour: "numeric", minute: "numeric", second: "numeric" } as const),
  });
  /** What a clock there shows, as if it were UTC. */
  const clockOf = (instant: number): number => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  };
  const offsetAt = (instant: number) => clockOf(instant) - Math.floor(instant / 1_000) * 1_000;
  const startOf = (midnight: number): number => midnight - offsetAt(midnight - offsetAt(midnight));
  const toIso = (instant: number) => new Date(instant).toISOString();
  return {
    today: toIso(clockOf(now.getTime())).slice(0, 10),
    startOfDay: (day) => toIso(startOf(Date.parse(day))),
    endOfDay: (day) => toIso(startOf(Date.parse(day) + DAY_MS) - 1),
  };
}

/** The later start of two ranges; one that is missing does not count. */
export const laterStart = (one: string | undefined, other: Date): string =>
  one !== undefined && Date.parse(one) > other.getTime() ? one : other.toISOString();
