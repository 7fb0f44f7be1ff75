import { orderedOrNone } from "@coldopen/contract/kernel/days";
import { OutlierQuery, OutlierTab } from "@coldopen/contract/outliers/query";
import { VideoId } from "@coldopen/contract/outliers/schema";
import { Day } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { presets } from "./presets.ts";

const fields = OutlierQuery.shape;
const daysInOrder = orderedOrNone("uploadedGte", "uploadedLte");
export const Within = z.enum(["7d", "30d", "3m", "6m", "12m"]);
export type Within = z.infer<typeof Within>;

const Filters = z.object({
  performanceIndexGte: fields.performanceIndexGte.catch(undefined),
  performanceIndexLte: fields.performanceIndexLte.catch(undefined),
  viewsGte: fields.viewsGte.catch(undefined),
  viewsLte: fields.viewsLte.catch(undefined),
  subscribersGte: fields.subscribersGte.catch(undefined),
  subscribersLte: fields.subscribersLte.catch(undefined),
  durationGte: fields.durationGte.catch(undefined),
  durationLte: fields.durationLte.catch(undefined),
  /** A relative span, so that a saved link keeps its meaning. */
  uploadedWithin: Within.optional().catch(undefined),
  uploadedGte: Day.optional().catch(undefined),
  uploadedLte: Day.optional().catch(undefined),
  youtubeCategory: fields.youtubeCategory.catch(undefined),
  aiL2Category: fields.aiL2Category.catch(undefined),
  language: fields.language.catch(undefined),
  madeForKids: fields.madeForKids.catch(undefined),
});
export type OutlierFilters = z.infer<typeof Filters>;
const Sort = z.object({
  sortField: fields.sortField.catch("uploaded"),
  sortOrder: fields.sortOrder.catch("desc"),
});

/** The whole state of the screen is in its address; invalid values are ignored. */
const Address = z.object({
  source: OutlierTab.optional().catch(undefined),
  type: z.enum(["videos", "shorts"]).catch("videos"),
  layout: z.enum(["grid", "table"]).catch("grid"),
  /** The name of the channel with `channelId`. */
  name: z.string().max(200).optional().catch(undefined),
  search: fields.search.catch(undefined),
  searchBy: fields.searchBy.catch("all"),
  channelId: fields.channelId.catch(undefined),
  /** The video whose details are open. */
  video: VideoId.optional().catch(undefined),
  ...Filters.shape,
  ...Sort.shape,
});
export type OutliersState = Omit<z.infer<typeof Address>, "source"> & { source: OutlierTab };
export type VideoType = OutliersState["type"];

const filterKeys = Filters.keyof().options;
const presetKeys: readonly string[] = [...filterKeys, ...Sort.keyof().options];

export const unfiltered: OutlierFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));
export const isFiltered = (state: OutlierFilters): boolean => filterKeys.some((key) => isSet(state[key]));
/** Whether the state equals the defaults of its tab. */
export const isPreset = (state: OutliersState): boolean => {
  const preset: Partial<OutlierFilters> = presets[state.source];
  return filterKeys.every((key) => key === "language" || (isSet(state[key]) ? state[key] : undefined) === preset[key]);
};
const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

const listKeys = Address.omit({ source: true, type: true, layout: true, video: true }).keyof().options;
/** An address that names no tab means the first one, or all results if it says what to list. */
const impliedTab = (raw: Record<string, unknown>): OutlierTab =>
  listKeys.some((key) => key in raw) ? "search" : "newest";

/** An address without filters and sort means the preset of its tab. */
export const OutliersSearch = z.record(z.string(), z.unknown()).transform((raw): OutliersState => {
  const { source = impliedTab(raw), ...rest } = daysInOrder(Address.parse(raw));
  const state = { ...rest, source };
  return presetKeys.some((key) => key in raw) ? state : { ...state, ...presets[state.source] };
});

/** The shortest address for this state. */
export function addressOf(state: OutliersState): Record<string, unknown> {
  const { source, type, layout, searchBy, sortField, sortOrder, ...rest } = state;
  const hasPreset = Object.keys(presets[source]).length > 0;
  const isDefaultSort = sortField === "uploaded" && sortOrder === "desc";
  const list = {
    ...(searchBy !== "all" && { searchBy }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => isSet(value) && value !== "")),
    ...((hasPreset || !isDefaultSort) && { sortField, sortOrder }),
  };
  return {
    ...(source !== impliedTab(list) && { source }),
    ...(type !== "videos" && { type }),
    ...(layout !== "grid" && { layout }),
    ...list,
  };
}
