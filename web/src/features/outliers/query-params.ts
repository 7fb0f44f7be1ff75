import { languagesOf, type OutlierQueryParams, toListQuery } from "@coldopen/contract/outliers/list-query";
import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { dateToDay, endOfDay, startOfDay } from "../../ui/day.ts";
import { UNKNOWN_LANGUAGE } from "./languages.ts";

type QueryOptions = { today: Date; isFuzzy: boolean; hasLanguages: boolean };

/** The languages of a list and another one, if the list does not have it. */
export function withLanguage(state: OutliersState, code: string | null): Pick<OutliersState, "language"> {
  const languages = languagesOf(state);
  const added = code ?? UNKNOWN_LANGUAGE;
  return { language: languages.length === 0 || languages.includes(added) ? state.language : [...languages, added] };
}

/** Days are in the user's time zone. */
export const toQueryParams = (state: OutliersState, { today, ...options }: QueryOptions): OutlierQueryParams =>
  toListQuery(state, { ...options, today: dateToDay(today), startOfDay, endOfDay });
