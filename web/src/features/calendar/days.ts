import { type Day, dateToDay, dayToDate } from "../../ui/day.ts";

export type CalendarView = "month" | "week";
const WEEK = 7;
const MONTH_WEEKS = 6;

/** Calendar days, independent of daylight saving time. */
export function addDays(day: Day, count: number): Day {
  const date = dayToDate(day);
  return dateToDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + count));
}

const startOfWeek = (day: Day) => addDays(day, -dayToDate(day).getDay());
const startOfMonth = (day: Day) => `${day.slice(0, 8)}01`;

/** The days shown, in weeks from Sunday; a month always has six weeks, so that the layout does not jump. */
export function weeksOf(day: Day, view: CalendarView): Day[][] {
  const first = startOfWeek(view === "month" ? startOfMonth(day) : day);
  return Array.from({ length: view === "month" ? MONTH_WEEKS : 1 }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => addDays(first, week * WEEK + weekday)),
  );
}

/** The same day in the period before or after, clamped to the end of a shorter month. */
export function stepped(day: Day, view: CalendarView, direction: -1 | 1): Day {
  if (view === "week") return addDays(day, direction * WEEK);
  const date = dayToDate(day);
  const last = new Date(date.getFullYear(), date.getMonth() + direction + 1, 0).getDate();
  return dateToDay(new Date(date.getFullYear(), date.getMonth() + direction, Math.min(date.getDate(), last)));
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en", options);
  return (day: Day) => formatter.format(dayToDate(day));
};
export const weekdayName = format({ weekday: "short" });
export const fullDay = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const shortDay = format({ month: "short", day: "numeric" });
const monthName = format({ month: "long", year: "numeric" });

export function periodName(day: Day, view: CalendarView): string {
  if (view === "month") return monthName(day);
  const [week = []] = weeksOf(day, "week");
  return `${shortDay(week[0] ?? day)} – ${shortDay(week.at(-1) ?? day)}, ${(week.at(-1) ?? day).slice(0, 4)}`;
}

/** The first of a month includes the month's name. */
export const numberOf = (day: Day): string => (day.endsWith("-01") ? shortDay(day) : String(Number(day.slice(8))));
export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);
