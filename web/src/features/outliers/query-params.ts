import { ANY_LANGUAGE, type OutlierQuery } from "@coldopen/contract/outliers/query";
import type { z } from "zod";
import { dateToDay, endOfDay, startOfDay } from "../../ui/day.ts";
import { phraseOf } from "../outlier-search/index.ts";
import { DEFAULT_LANGUAGE, UNKNOWN_LANGUAGE } from "./languages.ts";
import type { OutliersState, Within } from "./search.ts";

type Input = z.input<typeof OutlierQuery>;
/** The query of a list without the channel and the page. */
export type OutlierQueryParams = Omit<
  Input,
  "page" | "itemsPerPage" | "cursor" | "ucid" | "organizationId" | "language"
> & {
  language?: readonly string[];
};

type QueryOptions = { today: Date; isFuzzy: boolean; hasLanguages: boolean };

const spans: Record<Within, (day: Date) => void> = {
  "7d": (day) => day.setDate(day.getDate() - 7),
  "30d": (day) => day.setDate(day.getDate() - 30),
  "3m": (day) => back(day, 3),
  "6m": (day) => back(day, 6),
  "12m": (day) => back(day, 12),
};

/** The same day some months earlier, clamped to the end of a shorter month. */
function back(day: Date, months: number) {
  const date = day.getDate();
  day.setDate(1);
  day.setMonth(day.getMonth() - months);
  day.setDate(Math.min(date, new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()));
}

export function sinceDay(within: Within, today: Date): string {
  const day = new Date(today);
  spans[within](day);
  return dateToDay(day);
}

/** By default only the whole catalogue is limited to one language: audiences and single channels have their own. */
export function languagesOf({ source, channelId, language }: OutliersState): readonly string[] {
  if (language?.includes(ANY_LANGUAGE)) return [];
  if (language?.length) return language;
  const isNarrow = channelId !== undefined || ["aaw", "myvids", "favorite_channels"].includes(source);
  return isNarrow ? [] : [DEFAULT_LANGUAGE];
}

/** The languages of a list and another one, if the list does not have it. */
export function withLanguage(state: OutliersState, code: string | null): Pick<OutliersState, "language"> {
  const languages = languagesOf(state);
  const added = code ?? UNKNOWN_LANGUAGE;
  return { language: languages.length === 0 || languages.includes(added) ? state.language : [...languages, added] };
}

const flag = (value: boolean) => (value ? ("true" as const) : ("false" as const));

/** Parameters of disabled gates are omitted; days are in the user's time zone. */
export function toQueryParams(
  state: OutliersState,
  { today, isFuzzy, hasLanguages }: QueryOptions,
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
