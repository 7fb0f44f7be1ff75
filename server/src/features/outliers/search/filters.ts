import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import { ANY_LANGUAGE, secondsOfMmss } from "@coldopen/contract/outliers/query";
import { EARLIEST, LATEST, type LabelKind, type Layout, secondsOf, UNKNOWN } from "../../editions/index.ts";
import type { Given } from "./parameters.ts";

/** Of two ends that are always there, so that one statement serves every set of filters. */
export type Filters = {
  minViews: number;
  maxViews: number;
  minIndex: number;
  maxIndex: number;
  minSubscribers: number;
  maxSubscribers: number;
  minDuration: number;
  maxDuration: number;
  from: number;
  before: number;
  categories: number[] | null;
  aiCategories: number[] | null;
  languages: number[] | null;
  madeForKids: boolean | null;
  /** No channel has 0: nobody is left out. */
  notChannel: number;
  onlyChannels: readonly number[] | null;
};
/** The web's word for videos whose language nobody knows. */
const UNKNOWN_LANGUAGE = "und";
const MAX_INT = 2_147_483_647;
export const NO_INDEX = -1;

const codesOf = (layout: Layout, kind: LabelKind, names: readonly string[] | undefined): number[] | null =>
  names && names.length > 0 ? names.map((name) => layout.labels[kind].indexOf(name)).filter((code) => code >= 0) : null;
/** A day ends when the next begins; an instant still counts itself. */
const endOf = (to: string) => secondsOf(Date.parse(to) + (to.includes("T") ? 1 : 86_400_000));

type Condition = (names: readonly string[], given: Given, isSaid: boolean) => string;
/** A filter that surely says something needs no question whether it does, which would be asked of every row. */
const unless = (idle: string, isSaid: boolean, condition: string) =>
  isSaid ? condition : `(${idle} is null or ${condition})`;
const between =
  (column: string, type: string): Condition =>
  ([low = "", high = ""], given) =>
    `s.${column} between ${given(low, type)} and ${given(high, type)}`;
const among =
  (column: string, type: string): Condition =>
  ([names = ""], given, isSaid) =>
    unless(given(names, type), isSaid, `s.${column} = any(${given(names, type)})`);
const equal =
  (column: string, type: string): Condition =>
  ([value = ""], given, isSaid) =>
    unless(given(value, type), isSaid, `s.${column} = ${given(value, type)}`);
const days: Condition = ([from = "", before = ""], given) =>
  `s.uploaded >= ${given(from, "int")} and s.uploaded < ${given(before, "int")}`;

export function filtersOf(query: OutlierQuery, layout: Layout): Filters {
  const asksIndex = query.performanceIndexGte !== undefined || query.performanceIndexLte !== undefined;
  const asksSubscribers = query.subscribersGte !== undefined || query.subscribersLte !== undefined;
  const languages = query.language?.map((code) => (code === UNKNOWN_LANGUAGE ? UNKNOWN : code));
  return {
    minViews: query.viewsGte ?? 0,
    maxViews: query.viewsLte ?? Number.MAX_SAFE_INTEGER,
    minIndex: query.performanceIndexGte ?? (asksIndex ? 0 : NO_INDEX),
    maxIndex: query.performanceIndexLte ?? Number.POSITIVE_INFINITY,
    minSubscribers: Math.min(query.subscribersGte ?? (asksSubscribers ? 0 : -1), MAX_INT),
    maxSubscribers: Math.min(query.subscribersLte ?? MAX_INT, MAX_INT),
    minDuration: query.durationGte === undefined ? 0 : secondsOfMmss(query.durationGte),
    maxDuration: query.durationLte === undefined ? MAX_INT : secondsOfMmss(query.durationLte),
    from: query.uploadedGte === undefined ? EARLIEST : secondsOf(query.uploadedGte),
    before: query.uploadedLte === undefined ? LATEST : endOf(query.uploadedLte),
    categories: codesOf(layout, "category", query.youtubeCategory),
    aiCategories: codesOf(layout, "ai", query.aiL2Category),
    languages: languages?.includes(ANY_LANGUAGE) ? null : codesOf(layout, "language", languages),
    madeForKids: query.madeForKids ?? null,
    notChannel: 0,
    onlyChannels: null,
  };
}

/** Each with the values that make it say nothing. */
const FILTERS = [
  {
    names: ["minIndex", "maxIndex"],
    idle: [NO_INDEX, Number.POSITIVE_INFINITY],
    is: between("performance_index", "real"),
  },
  { names: ["from", "before"], idle: [EARLIEST, LATEST], is: days },
  { names: ["minViews", "maxViews"], idle: [0, Number.MAX_SAFE_INTEGER], is: between("views", "bigint") },
  { names: ["minDuration", "maxDuration"], idle: [0, MAX_INT], is: between("duration", "int") },
  { names: ["minSubscribers", "maxSubscribers"], idle: [-1, MAX_INT], is: between("subscribers", "int") },
  { names: ["languages"], idle: [null], is: among("language", "smallint[]") },
  { names: ["categories"], idle: [null], is: among("category", "smallint[]") },
  { names: ["aiCategories"], idle: [null], is: among("ai_category", "smallint[]") },
  { names: ["madeForKids"], idle: [null], is: equal("made_for_kids", "boolean") },
  { names: ["notChannel"], idle: [0], is: ([one = ""], given) => `s.channel_id <> ${given(one, "int")}` },
  { names: ["onlyChannels"], idle: [null], is: among("channel_id", "int[]") },
] as const satisfies { names: (keyof Filters)[]; idle: unknown[]; is: Condition }[];

const bitOf = (name: keyof Filters): number => 1 << FILTERS.findIndex(({ names }) => names[0] === name);
const USUAL: readonly (keyof Filters)[] = ["minIndex", "from", "languages", "madeForKids"];
const ALL_FILTERS = 2 ** FILTERS.length - 1;
/** Which filters say something, one bit each: who reads thousands of rows should not ask each of them twenty things. */
export const filtersIn = (filters: Filters): number =>
  FILTERS.reduce(
    (bits, { names, idle }, at) =>
      names.every((name, place) => filters[name] === idle[place]) ? bits : bits | (1 << at),
    0,
  );

/** For those who find their days in the order itself. */
export const withoutDays = (filters: number): number => filters & ~bitOf("from");

/** Those of the presets, which nearly everyone asks for. */
const USUAL_FILTERS = USUAL.reduce((bits, name) => bits | bitOf(name), 0);
export const areUsual = (filters: Filters): boolean => (filtersIn(filters) & ~USUAL_FILTERS) === 0;
/** The usual ones as they come, or all: a statement of many branches is long, so that there should be few of them. */
export const manyFiltersIn = (filters: Filters): number => (areUsual(filters) ? filtersIn(filters) : ALL_FILTERS);

/** What a row `s` must be. */
export const conditions = (given: Given, filters: number): string =>
  FILTERS.filter((_, at) => filters & (1 << at))
    .map(({ names, is }) => is(names, given, filters !== ALL_FILTERS))
    .join(" and ") || "true";
