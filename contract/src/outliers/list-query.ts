import type { z } from "zod";
import type { OutliersState, Within } from "./list-state.ts";
import { ANY_LANGUAGE, type OutlierQuery } from "./query.ts";

type Input = z.input<typeof OutlierQuery>;
/** The query of a list without the channel and the page. */
export type OutlierQueryParams = Omit<
  Input,
  "page" | "itemsPerPage" | "cursor" | "ucid" | "organizationId" | "language"
> & {
  language?: readonly string[];
};

/** Days are those of a time zone, written `yyyy-mm-dd`. */
export type Calendar = {
  today: string;
  /** The first instant of a day. */
  startOfDay: (day: string) => string;
  /** The last instant of a day. */
  endOfDay: (day: string) => string;
};
type QueryOptions = Calendar & { isFuzzy: boolean; hasLanguages: boolean };

const DEFAULT_LANGUAGE = "en";
const QUOTED = /^["“„«](.+)["”“»]$/;

/** The text between quotation marks, for an exact search; undefined without them. */
export const phraseOf = (typed: string): string | undefined => QUOTED.exec(typed.trim())?.[1]?.trim() || undefined;

const spans: Record<Within, { days: number } | { months: number }> = {
  "7d": { days: 7 },
  "30d": { days: 30 },
  "3m": { months: 3 },
  "6m": { months: 6 },
  "12m": { months: 12 },
};

/** The first day of a span that ends today. The same day some months earlier is clamped to the end of a shorter month. */
export function sinceDay(within: Within, today: string): string {
  const [year = 0, month = 1, date = 1] = today.split("-").map(Number);
  const span = spans[within];
  const lastOfMonth = (months: number) => new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const since =
    "days" in span
      ? Date.UTC(year, month - 1, date - span.days)
      : Date.UTC(year, month - 1 - span.months, Math.min(date, lastOfMonth(span.months)));
  return new Date(since).toISOString().slice(0, 10);
}

/** By default only the whole catalogue is limited to one language: audiences and single channels have their own. */
export function languagesOf({ source, channelId, language }: OutliersState): readonly string[] {
  if (language?.includes(ANY_LANGUAGE)) return [];
  if (language?.length) return language;
  const isNarrow = channelId !== undefined || ["aaw", "myvids", "favorite_channels"].includes(source);
  return isNarrow ? [] : [DEFAULT_LANGUAGE];
}

const flag = (value: boolean) => (value ? ("true" as const) : ("false" as const));

/** The request for what the list shows. Parameters of disabled gates are omitted. */
export function toListQuery(
  state: OutliersState,
  { today, startOfDay, endOfDay, isFuzzy, hasLanguages }: QueryOptions,
): OutlierQueryParams {
  const { type, layout, name, video, search, uploadedWithin, madeForKids, language, channelId, ...rest } = state;
  const { uploadedGte, uploadedLte, ...others } = rest;
  const typed = search?.trim();
  const phrase = typed && phraseOf(typed);
  const from = uploadedWithin ? sinceDay(uploadedWithin, today) : uploadedGte;
  const isAny = state.source === "aaw" && language?.includes(ANY_LANGUAGE);
  const languages = !hasLanguages ? [] : isAny ? [ANY_LANGUAGE] : [...languagesOf(state)];
  const queryParams = {
    ...others,
    ...(channelId ? { channelId } : typed && { search: phrase ?? typed }),
    ...(!channelId && phrase && { phraseSearch: flag(true) }),
    ...(!channelId && typed && !phrase && isFuzzy && { fuzzy: flag(true) }),
    ...(from && { uploadedGte: startOfDay(from) }),
    ...(uploadedLte && !uploadedWithin && { uploadedLte: endOfDay(uploadedLte) }),
    ...(madeForKids !== undefined && { madeForKids: flag(madeForKids) }),
    ...(languages.length > 0 && { language: languages }),
  };
  return Object.fromEntries(
    Object.entries(queryParams).filter(([, value]) => value !== undefined),
  ) as OutlierQueryParams;
}
