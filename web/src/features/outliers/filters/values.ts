import type { OutlierFilters } from "@coldopen/contract/outliers/list-state";
import { compactNumber } from "../../../lib/format.ts";
import { t } from "../../../locales/en/outliers.ts";
import { formatDay } from "../../../ui/day.ts";

export type Bound = number | undefined;

/** The text of a range on its button; undefined if it is open at both ends. */
export function rangeText(low: Bound, high: Bound, say: (value: number) => string = compactNumber): string | undefined {
  if (low !== undefined && high !== undefined) return t("filters.between", { low: say(low), high: say(high) });
  if (low !== undefined) return t("filters.from", { low: say(low) });
  return high === undefined ? undefined : t("filters.upTo", { high: say(high) });
}

type Uploaded = Pick<OutlierFilters, "uploadedWithin" | "uploadedGte" | "uploadedLte">;
export function uploadedText({ uploadedWithin, uploadedGte: start, uploadedLte: end }: Uploaded): string | undefined {
  if (uploadedWithin) return t(`filters.within.${uploadedWithin}`);
  if (start && end) return t("filters.between", { low: formatDay(start), high: formatDay(end) });
  if (start) return t("filters.since", { day: formatDay(start) });
  return end && t("filters.until", { day: formatDay(end) });
}

/** The first name and the number of others. */
export function fewText(names: readonly string[]): string | undefined {
  const [first, ...others] = names;
  if (first === undefined || others.length === 0) return first;
  return t("filters.few", { first, more: others.length });
}

/** The list with one value toggled; undefined if it becomes empty. */
export function toggled(list: readonly string[], word: string, isOn: boolean): string[] | undefined {
  const next = [...list.filter((one) => one !== word), ...(isOn ? [word] : [])];
  return next.length > 0 ? next : undefined;
}

const units: Record<string, number> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 };

/** Parses 50K, 1.5m or 12,000; undefined for an empty field, null for an invalid number. */
export function readNumber(text: string): Bound | null {
  const plain = text.replaceAll(/[\s,]/g, "").toLowerCase();
  if (plain === "") return undefined;
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([kmb]?)$/.exec(plain) ?? [];
  return digits === undefined ? null : Number(digits) * (units[unit ?? ""] ?? 1);
}
export const readWhole = (text: string): Bound | null => {
  const value = readNumber(text);
  return typeof value === "number" ? Math.round(value) : value;
};

/** Converts 4:00 or 4 to the digits 400. */
export function readLength(text: string): Bound | null {
  const plain = text.trim();
  if (plain === "") return undefined;
  const [, minutes, seconds = "0"] = /^(\d{1,4})(?::([0-5]?\d))?$/.exec(plain) ?? [];
  return minutes === undefined ? null : Number(minutes) * 100 + Number(seconds);
}
export const writeLength = (digits: number): string =>
  `${Math.floor(digits / 100)}:${String(digits % 100).padStart(2, "0")}`;
