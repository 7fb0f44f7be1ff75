const KILO = 1_000;
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const upTo = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));
const isPlain = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;
const pad = (value: number) => String(value).padStart(2, "0");

/** 1.2K, 3M, 1.1B: one decimal unless whole. Anything but a plain non-negative number is returned as text. */
export function compactNumber(value: number | null | undefined): string {
  if (value === null || value === undefined) return "--";
  if (!isPlain(value)) return String(value);
  if (rounds(value, GIGA, 1)) return `${upTo(value / GIGA, 1)}B`;
  if (rounds(value, MEGA, 1)) return `${upTo(value / MEGA, 1)}M`;
  if (rounds(value, KILO, 1)) return `${upTo(value / KILO, 1)}K`;
  return String(value);
}

/** True from the unit on, and just below it where rounding would give "1000K". */
const rounds = (value: number, unit: number, decimals: number) =>
  value >= unit || (unit > KILO && Number((value / (unit / KILO)).toFixed(decimals)) >= KILO);

/** Whole thousands, and millions with up to two decimals. */
export function roundedNumber(value: number | null | undefined): string {
  if (value === null || value === undefined) return "--";
  if (!isPlain(value)) return String(value);
  if (rounds(value, MEGA, 0)) return `${upTo(value / MEGA, 2)}M`;
  if (value >= KILO) return `${Math.round(value / KILO)}K`;
  return String(value);
}

/** Pitch page: K without decimals, M with one, B with two. */
export function pitchNumber(value: number): string {
  if (!isPlain(value)) return String(value);
  if (rounds(value, GIGA, 1)) return `${(value / GIGA).toFixed(2)}B`;
  if (rounds(value, MEGA, 0)) return `${(value / MEGA).toFixed(1)}M`;
  if (value >= KILO) return `${(value / KILO).toFixed(0)}K`;
  return String(value);
}

export const engagementRate = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** m:ss, or h:mm:ss from an hour on; empty for an invalid duration. */
export function duration(seconds: number | null | undefined): string {
  if (!isPlain(seconds)) return "";
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

export const outlierIndex = (index: number): string => `${index.toFixed(1)}x`;

/** A date without a time is that day in every time zone. */
const onlyDay = /^\d{4}-\d{2}-\d{2}$/;

function asDate(value: Date | string | number): Date {
  const date = new Date(typeof value === "string" && onlyDay.test(value) ? `${value}T00:00` : value);
  if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date string");
  return date;
}
type MaybeDate = Date | string | number | null | undefined;

/** MM/DD/YYYY, or "--" when absent. */
export function tableDate(value: MaybeDate): string {
  if (value === null || value === undefined || value === "") return "--";
  const date = asDate(value);
  return `${pad(date.getMonth() + 1)}/${pad(date.getDate())}/${date.getFullYear()}`;
}

/** M/dd/yyyy, the default wherever a date is shown. */
export function displayDate(value: Date | string | number): string {
  const date = asDate(value);
  return `${date.getMonth() + 1}/${pad(date.getDate())}/${date.getFullYear()}`;
}

/** MM.dd.yyyy-HH:mm */
export function timestamp(value: Date | string | number): string {
  const date = asDate(value);
  const day = `${pad(date.getMonth() + 1)}.${pad(date.getDate())}.${date.getFullYear()}`;
  return `${day}-${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
/** Calendar days, independent of daylight saving time. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
const monthNumber = (date: Date) => date.getFullYear() * 12 + date.getMonth();

export const JUST_CREATED = "Just created";

/** Today, N days ago (under 31), N months ago, N years ago; with the option, "Just created" under a minute. */
export function relativeAge(
  value: Date | string | number,
  now: Date,
  { saysJustCreated = false }: { saysJustCreated?: boolean } = {},
): string {
  const date = asDate(value);
  if (saysJustCreated && Math.abs(now.getTime() - date.getTime()) < MINUTE_MS) return JUST_CREATED;
  const days = dayNumber(now) - dayNumber(date);
  if (days <= 0) return "Today";
  if (days < 31) return ago(days, "day");
  const months = monthNumber(now) - monthNumber(date) - (now.getDate() < date.getDate() ? 1 : 0);
  return months < 12 ? ago(Math.max(months, 1), "month") : ago(Math.floor(months / 12), "year");
}

const grouped = new Intl.NumberFormat("en-US");
/** 12,345 */
export const groupedNumber = (value: number): string => grouped.format(value);
