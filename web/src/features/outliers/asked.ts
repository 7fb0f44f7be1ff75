import { ANY_LANGUAGE, type OutlierQuery } from "@coldopen/contract/outliers/query";
import type { z } from "zod";
import { dateToDay, endOfDay, startOfDay } from "../../ui/day.ts";
import { phraseOf } from "../outlier-search/index.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import type { OutliersState, Within } from "./search.ts";

type Input = z.input<typeof OutlierQuery>;
/** What a list is asked for besides whose it is and its place in the pages. */
export type Asked = Omit<Input, "page" | "itemsPerPage" | "cursor" | "ucid" | "organizationId" | "language"> & {
  language?: readonly string[];
};

type Given = { today: Date; isFuzzy: boolean; hasLanguages: boolean };

const spans: Record<Within, (day: Date) => void> = {
  "7d": (day) => day.setDate(day.getDate() - 7),
  "30d": (day) => day.setDate(day.getDate() - 30),
  "3m": (day) => back(day, 3),
  "6m": (day) => back(day, 6),
  "12m": (day) => back(day, 12),
};

/** The same day some months earlier, or the last one of a shorter month. */
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

/** Unasked, only the whole catalogue is narrowed to one language: an audience has its own, and who picked a channel wants all of it. */
export function languagesOf({ source, channelId, language }: OutliersState): readonly string[] {
  if (language?.includes(ANY_LANGUAGE)) return [];
  if (language?.length) return language;
  const isNarrow = channelId !== undefined || ["aaw", "myvids", "favorite_channels"].includes(source);
  return isNarrow ? [] : [DEFAULT_LANGUAGE];
}

const said = (flag: boolean) => (flag ? ("true" as const) : ("false" as const));

/** What the server is asked for; gates that are closed leave no trace, and a day is the person's own. */
export function askedOf(state: OutliersState, { today, isFuzzy, hasLanguages }: Given): Asked {
  const { type, layout, name, video, search, uploadedWithin, madeForKids, language, channelId, ...rest } = state;
  const { uploadedGte, uploadedLte, ...others } = rest;
  const typed = search?.trim();
  const phrase = typed && phraseOf(typed);
  const from = uploadedWithin ? sinceDay(uploadedWithin, today) : uploadedGte;
  const isAny = state.source === "aaw" && language?.includes(ANY_LANGUAGE);
  const languages = !hasLanguages ? [] : isAny ? [ANY_LANGUAGE] : [...languagesOf(state)];
  const asked = {
    ...others,
    ...(channelId ? { channelId } : typed && { search: phrase ?? typed }),
    ...(!channelId && phrase && { phraseSearch: said(true) }),
    ...(!channelId && typed && !phrase && isFuzzy && { fuzzy: said(true) }),
    ...(from && { uploadedGte: startOfDay(from) }),
    ...(uploadedLte && !uploadedWithin && { uploadedLte: endOfDay(uploadedLte) }),
    ...(madeForKids !== undefined && { madeForKids: said(madeForKids) }),
    ...(languages.length > 0 && { language: languages }),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Asked;
}
