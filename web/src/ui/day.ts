/** A calendar day as `yyyy-mm-dd`: no clock, no time zone, sorts as text. */
export type Day = string;

export const dayFormat = "mm/dd/yyyy";
export const invalidDayText = "Invalid date string";

const two = (part: number) => String(part).padStart(2, "0");

export const dateToDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export function dayToDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The start and end of a day in the user's time zone. */
export const startOfDay = (day: Day): string => dayToDate(day).toISOString();
export function endOfDay(day: Day): string {
  const date = dayToDate(day);
  date.setDate(date.getDate() + 1);
  return new Date(date.getTime() - 1).toISOString();
}

export function formatDay(day: Day): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** Parses typed text; null for an invalid day. */
export function parseDay(text: string): Day | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const day = `${parts[3]}-${two(Number(parts[1]))}-${two(Number(parts[2]))}`;
  return dateToDay(dayToDate(day)) === day ? day : null;
}

export type DayRange = { start: Day | null; end: Day | null };
export type RangeEnd = keyof DayRange;

/** The error belongs to the end that was changed last. */
export function rangeError({ start, end }: DayRange, changed: RangeEnd): string | null {
  if (start === null || end === null || start <= end) return null;
  return changed === "start" ? "Start date cannot be after end date" : "End date cannot be before start date";
}
