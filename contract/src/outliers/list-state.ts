import { z } from "zod";
import { orderedOrNone } from "../kernel/days.ts";
import { Day } from "../projects/schema.ts";
import { OutlierQuery, type OutlierSortField, OutlierTab } from "./query.ts";
import { VideoId } from "./schema.ts";

const fields = OutlierQuery.shape;
const daysInOrder = orderedOrNone("uploadedGte", "uploadedLte");
export const Within = z.enum(["7d", "30d", "3m", "6m", "12m"]);
export type Within = z.infer<typeof Within>;

export const OutlierFilters = z.object({
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
export type OutlierFilters = z.infer<typeof OutlierFilters>;
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
  ...OutlierFilters.shape,
  ...Sort.shape,
});
export type OutliersState = Omit<z.infer<typeof Address>, "source"> & { source: OutlierTab };

type Preset = {
  performanceIndexGte?: number;
  uploadedWithin?: "3m";
  madeForKids?: boolean;
  sortField?: OutlierSortField;
};

/** The filters of a tab until the user changes them. */
export const presets: Record<OutlierTab, Preset> = {
  search: {},
  aaw: { performanceIndexGte: 2, uploadedWithin: "3m", madeForKids: false },
  favorite_channels: { performanceIndexGte: 2 },
  newest: { performanceIndexGte: 5, uploadedWithin: "3m" },
  myvids: { sortField: "performance_index" },
};

export const filterKeys = OutlierFilters.keyof().options;
const presetKeys: readonly string[] = [...filterKeys, ...Sort.keyof().options];
const listKeys = Address.omit({ source: true, type: true, layout: true, video: true }).keyof().options;

/** An address that names no tab means the first one, or all results if it says what to list. */
export const impliedTab = (raw: Record<string, unknown>): OutlierTab =>
  listKeys.some((key) => key in raw) ? "search" : "newest";

/** An address without filters and sort means the preset of its tab. */
export const OutliersSearch = z.record(z.string(), z.unknown()).transform((raw): OutliersState => {
  const { source = impliedTab(raw), ...rest } = daysInOrder(Address.parse(raw));
  const state = { ...rest, source };
  return presetKeys.some((key) => key in raw) ? state : { ...state, ...presets[state.source] };
});
