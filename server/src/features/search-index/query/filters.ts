import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import { ANY_LANGUAGE, secondsOfMmss } from "@coldopen/contract/outliers/query";
import { type LabelKind, NO_LABEL, type SnapshotLayout } from "../snapshot/layout.ts";
import { MAX_SECONDS, MIN_SECONDS, toSnapshotSeconds } from "../snapshot/snapshot-seconds.ts";
import type { BindParameter } from "./parameters.ts";

/** Every range has two bounds, so that one statement serves every combination of filters. */
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
  /** 0 excludes no channel. */
  notChannel: number;
  onlyChannels: readonly number[] | null;
};
/** The code that requests videos of unknown language. */
const UNKNOWN_LANGUAGE = "und";
const MAX_INT = 2_147_483_647;
export const NO_INDEX = -1;

const codesOf = (layout: SnapshotLayout, kind: LabelKind, names: readonly string[] | undefined): number[] | null =>
  names && names.length > 0 ? names.map((name) => layout.labels[kind].indexOf(name)).filter((code) => code >= 0) : null;
/** The exclusive end of a range whose last day, or last instant, is included. */
const endOf = (to: string) => toSnapshotSeconds(Date.parse(to) + (to.includes("T") ? 1 : 86_400_000));

type Condition = (names: readonly string[], bind: BindParameter, isActive: boolean) => string;
/** A filter that is known to be active needs no check for null, which would be evaluated for every row. */
const optional = (value: string, isActive: boolean, condition: string) =>
  isActive ? condition : `(${value} is null or ${condition})`;
const between =
  (column: string, type: string): Condition =>
  ([low = "", high = ""], bind) =>
    `s.${column} between ${bind(low, type)} and ${bind(high, type)}`;
const among =
  (column: string, type: string): Condition =>
  ([names = ""], bind, isActive) =>
    optional(bind(names, type), isActive, `s.${column} = any(${bind(names, type)})`);
const equal =
  (column: string, type: string): Condition =>
  ([value = ""], bind, isActive) =>
    optional(bind(value, type), isActive, `s.${column} = ${bind(value, type)}`);
const inDateRange: Condition = ([from = "", before = ""], bind) =>
  `s.uploaded >= ${bind(from, "int")} and s.uploaded < ${bind(before, "int")}`;

export function toFilters(query: OutlierQuery, layout: SnapshotLayout): Filters {
  const filtersByIndex = query.performanceIndexGte !== undefined || query.performanceIndexLte !== undefined;
  const filtersBySubscribers = query.subscribersGte !== undefined || query.subscribersLte !== undefined;
  const languages = query.language?.map((code) => (code === UNKNOWN_LANGUAGE ? NO_LABEL : code));
  return {
    minViews: query.viewsGte ?? 0,
    maxViews: query.viewsLte ?? Number.MAX_SAFE_INTEGER,
    minIndex: query.performanceIndexGte ?? (filtersByIndex ? 0 : NO_INDEX),
    maxIndex: query.performanceIndexLte ?? Number.POSITIVE_INFINITY,
    minSubscribers: Math.min(query.subscribersGte ?? (filtersBySubscribers ? 0 : -1), MAX_INT),
    maxSubscribers: Math.min(query.subscribersLte ?? MAX_INT, MAX_INT),
    minDuration: query.durationGte === undefined ? 0 : secondsOfMmss(query.durationGte),
    maxDuration: query.durationLte === undefined ? MAX_INT : secondsOfMmss(query.durationLte),
    from: query.uploadedGte === undefined ? MIN_SECONDS : toSnapshotSeconds(query.uploadedGte),
    before: query.uploadedLte === undefined ? MAX_SECONDS : endOf(query.uploadedLte),
    categories: codesOf(layout, "category", query.youtubeCategory),
    aiCategories: codesOf(layout, "ai", query.aiL2Category),
    languages: languages?.includes(ANY_LANGUAGE) ? null : codesOf(layout, "language", languages),
    madeForKids: query.madeForKids ?? null,
    notChannel: 0,
    onlyChannels: null,
  };
}

/** Each with the values that make it inactive. */
const FILTERS = [
  {
    names: ["minIndex", "maxIndex"],
    inactive: [NO_INDEX, Number.POSITIVE_INFINITY],
    condition: between("performance_index", "real"),
  },
  { names: ["from", "before"], inactive: [MIN_SECONDS, MAX_SECONDS], condition: inDateRange },
  { names: ["minViews", "maxViews"], inactive: [0, Number.MAX_SAFE_INTEGER], condition: between("views", "bigint") },
  { names: ["minDuration", "maxDuration"], inactive: [0, MAX_INT], condition: between("duration", "int") },
  { names: ["minSubscribers", "maxSubscribers"], inactive: [-1, MAX_INT], condition: between("subscribers", "int") },
  { names: ["languages"], inactive: [null], condition: among("language", "smallint[]") },
  { names: ["categories"], inactive: [null], condition: among("category", "smallint[]") },
  { names: ["aiCategories"], inactive: [null], condition: among("ai_category", "smallint[]") },
  { names: ["madeForKids"], inactive: [null], condition: equal("made_for_kids", "boolean") },
  {
    names: ["notChannel"],
    inactive: [0],
    condition: ([channel = ""], bind) => `s.channel_id <> ${bind(channel, "int")}`,
  },
  { names: ["onlyChannels"], inactive: [null], condition: among("channel_id", "int[]") },
] as const satisfies { names: (keyof Filters)[]; inactive: unknown[]; condition: Condition }[];

const bitOf = (name: keyof Filters): number => 1 << FILTERS.findIndex(({ names }) => names[0] === name);
const PRESET: readonly (keyof Filters)[] = ["minIndex", "from", "languages", "madeForKids"];
const ALL_FILTERS = 2 ** FILTERS.length - 1;
/** One bit for each active filter. A statement contains active filters only, since a search can read thousands of rows. */
export const activeFilters = (filters: Filters): number =>
  FILTERS.reduce(
    (bits, { names, inactive }, filter) =>
      names.every((name, index) => filters[name] === inactive[index]) ? bits : bits | (1 << filter),
    0,
  );

export const withoutDateRange = (filters: number): number => filters & ~bitOf("from");

/** The filters of the built-in presets, which most searches use. */
const PRESET_FILTERS = PRESET.reduce((bits, name) => bits | bitOf(name), 0);
export const usesPresetFiltersOnly = (filters: Filters): boolean => (activeFilters(filters) & ~PRESET_FILTERS) === 0;
/** The active filters if a preset has them all, else every filter, which limits the number of long statements to prepare. */
export const activeFiltersOrAll = (filters: Filters): number =>
  usesPresetFiltersOnly(filters) ? activeFilters(filters) : ALL_FILTERS;

/** The condition on a row `s`. */
export const conditions = (bind: BindParameter, filters: number): string =>
  FILTERS.filter((_, filter) => filters & (1 << filter))
    .map(({ names, condition }) => condition(names, bind, filters !== ALL_FILTERS))
    .join(" and ") || "true";
