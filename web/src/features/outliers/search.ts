import { orderedOrNone } from "@coldopen/contract/kernel/days";
import { OutlierQuery, OutlierTab } from "@coldopen/contract/outliers/query";
import { VideoId } from "@coldopen/contract/outliers/schema";
import { Day } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { presets } from "./presets.ts";

const asked = OutlierQuery.shape;
const daysInOrder = orderedOrNone("uploadedGte", "uploadedLte");
export const Within = z.enum(["7d", "30d", "3m", "6m", "12m"]);
export type Within = z.infer<typeof Within>;

const Filters = z.object({
  performanceIndexGte: asked.performanceIndexGte.catch(undefined),
  performanceIndexLte: asked.performanceIndexLte.catch(undefined),
  viewsGte: asked.viewsGte.catch(undefined),
  viewsLte: asked.viewsLte.catch(undefined),
  subscribersGte: asked.subscribersGte.catch(undefined),
  subscribersLte: asked.subscribersLte.catch(undefined),
  durationGte: asked.durationGte.catch(undefined),
  durationLte: asked.durationLte.catch(undefined),
  /** A span that ends today, so that a link kept for later means the same. */
  uploadedWithin: Within.optional().catch(undefined),
  uploadedGte: Day.optional().catch(undefined),
  uploadedLte: Day.optional().catch(undefined),
  youtubeCategory: asked.youtubeCategory.catch(undefined),
  aiL2Category: asked.aiL2Category.catch(undefined),
  language: asked.language.catch(undefined),
  madeForKids: asked.madeForKids.catch(undefined),
});
export type OutlierFilters = z.infer<typeof Filters>;
const Sort = z.object({
  sortField: asked.sortField.catch("uploaded"),
  sortOrder: asked.sortOrder.catch("desc"),
});

/** Everything the screen shows is in its address; what doesn't fit is as good as absent. */
const Address = z.object({
  source: OutlierTab.catch("search"),
  type: z.enum(["videos", "shorts"]).catch("videos"),
  layout: z.enum(["grid", "table"]).catch("grid"),
  /** The name of the channel that `channelId` stands for. */
  name: z.string().max(200).optional().catch(undefined),
  search: asked.search.catch(undefined),
  searchBy: asked.searchBy.catch("all"),
  channelId: asked.channelId.catch(undefined),
  /** The video whose details are open. */
  video: VideoId.optional().catch(undefined),
  ...Filters.shape,
  ...Sort.shape,
});
export type OutliersState = z.infer<typeof Address>;
export type VideoType = OutliersState["type"];

const filterKeys = Filters.keyof().options;
const presetKeys: readonly string[] = [...filterKeys, ...Sort.keyof().options];

export const unfiltered: OutlierFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));
export const isFiltered = (state: OutlierFilters): boolean => filterKeys.some((key) => isSet(state[key]));
/** Whether a tab asks for just what it comes with. */
export const isPreset = (state: OutliersState): boolean => {
  const preset: Partial<OutlierFilters> = presets[state.source];
  return filterKeys.every((key) => key === "language" || (isSet(state[key]) ? state[key] : undefined) === preset[key]);
};
const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** An address that says nothing of filters and sort means the preset of its tab. */
export const OutliersSearch = z.record(z.string(), z.unknown()).transform((raw): OutliersState => {
  const said = daysInOrder(Address.parse(raw));
  return presetKeys.some((key) => key in raw) ? said : { ...said, ...presets[said.source] };
});

/** The shortest address that reads as this state. */
export function addressOf(state: OutliersState): Record<string, unknown> {
  const { source, type, layout, searchBy, sortField, sortOrder, ...rest } = state;
  const hasPreset = Object.keys(presets[source]).length > 0;
  const isDefaultSort = sortField === "uploaded" && sortOrder === "desc";
  return {
    ...(source !== "search" && { source }),
    ...(type !== "videos" && { type }),
    ...(layout !== "grid" && { layout }),
    ...(searchBy !== "all" && { searchBy }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => isSet(value) && value !== "")),
    ...((hasPreset || !isDefaultSort) && { sortField, sortOrder }),
  };
}
