import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import { secondsOfMmss } from "@coldopen/contract/outliers/query";
import { type LabelKind, type Layout, UNKNOWN } from "../edition/layout.ts";
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
  from: string;
  before: string;
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
const NO_INDEX = -1;

const codesOf = (layout: Layout, kind: LabelKind, names: readonly string[] | undefined): number[] | null =>
  names && names.length > 0 ? names.map((name) => layout.labels[kind].indexOf(name)).filter((code) => code >= 0) : null;
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString();

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
    from: query.uploadedGte === undefined ? "-infinity" : new Date(query.uploadedGte).toISOString(),
    before: query.uploadedLte === undefined ? "infinity" : dayAfter(query.uploadedLte),
    categories: codesOf(layout, "category", query.youtubeCategory),
    aiCategories: codesOf(layout, "ai", query.aiL2Category),
    languages: codesOf(layout, "language", languages),
    madeForKids: query.madeForKids ?? null,
    notChannel: 0,
    onlyChannels: null,
  };
}

/** What a row `s` must be. */
export const conditions = (given: Given): string => {
  const between = (column: string, low: string, high: string, type: string) =>
    `s.${column} between ${given(low, type)} and ${given(high, type)}`;
  const among = (column: string, name: string) =>
    `(${given(name, "smallint[]")} is null or s.${column} = any(${given(name, "smallint[]")}))`;
  return [
    between("performance_index", "minIndex", "maxIndex", "real"),
    `s.uploaded >= ${given("from", "timestamptz")} and s.uploaded < ${given("before", "timestamptz")}`,
    between("views", "minViews", "maxViews", "bigint"),
    between("duration", "minDuration", "maxDuration", "int"),
    between("subscribers", "minSubscribers", "maxSubscribers", "int"),
    among("language", "languages"),
    among("category", "categories"),
    among("ai_category", "aiCategories"),
    `(${given("madeForKids", "boolean")} is null or s.made_for_kids = ${given("madeForKids", "boolean")})`,
    `s.channel_id <> ${given("notChannel", "int")}`,
    `(${given("onlyChannels", "int[]")} is null or s.channel_id = any(${given("onlyChannels", "int[]")}))`,
  ].join(" and ");
};
