import { z } from "zod";
import { ChannelParams, Nothing, routes, Ucid } from "../kernel/route.ts";
import {
  ChannelListQuery,
  Likeness,
  NearestQuery,
  OutlierListQuery,
  SimilarQuery,
  SuggestQuery,
  TrendQuery,
} from "./query.ts";
import {
  Catalogue,
  CatalogueChannel,
  FilterSet,
  IndexExplained,
  NearestSearch,
  NewFilterSet,
  OutlierVideo,
  SuggestedChannel,
  SuggestedTitle,
  VideoId,
} from "./schema.ts";

const base = "/api/idea/channel_video" as const;
const filters = "/api/orgs/:orgId/channels/:channelUcid/outlier-filters" as const;
const suggestions = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item),
    currentPage: z.number().int(),
    numPages: z.number().int(),
    count: z.number().int(),
  });

export const OutlierPage = z.object({
  results: z.array(OutlierVideo),
  page: z.number().int(),
  itemsPerPage: z.number().int(),
  hasNext: z.boolean(),
  nextCursor: z.string().nullable(),
  /** Only with `includeCount`, and limited to the cap. */
  count: z.number().int().nullable(),
  /** The catalogue is being built and cannot be searched yet. */
  isPreparing: z.boolean().optional(),
});
export type OutlierPage = z.infer<typeof OutlierPage>;

export const outlierRoutes = routes({
  videos: {
    method: "GET",
    path: base,
    access: "user",
    wire: "snake",
    summary: "Videos of the catalogue, searched, filtered and sorted",
    query: OutlierListQuery,
    reply: OutlierPage,
  },
  shorts: {
    method: "GET",
    path: "/api/idea/shorts",
    access: "user",
    wire: "snake",
    summary: "Shorts of the catalogue, searched, filtered and sorted",
    query: OutlierListQuery,
    reply: OutlierPage,
  },
  suggest: {
    method: "GET",
    path: `${base}/autocomplete`,
    access: "user",
    wire: "snake",
    summary: "Titles and channels for what is being typed",
    query: SuggestQuery,
    reply: z.object({
      videoTitle: suggestions(SuggestedTitle),
      channelName: suggestions(SuggestedChannel),
    }),
  },
  trend: {
    method: "GET",
    path: "/api/idea/trend",
    access: "user",
    wire: "snake",
    summary: "A few over-performing videos for what is being typed",
    query: TrendQuery,
    reply: OutlierPage,
  },
  nearest: {
    method: "GET",
    path: `${base}/nearest`,
    access: "user",
    wire: "snake",
    summary: "Searches with results that are close to one without",
    query: NearestQuery,
    reply: z.object({ results: z.array(NearestSearch) }),
  },
  similar: {
    method: "GET",
    path: `${base}/similar`,
    access: "user",
    wire: "snake",
    summary: "Over-performing videos about what a title is about",
    query: SimilarQuery,
    reply: z.object({ results: z.array(OutlierVideo) }),
  },
  moreLike: {
    method: "GET",
    path: `${base}/:videoId/more`,
    access: "user",
    wire: "snake",
    summary: "Over-performing videos with a similar title or picture",
    params: z.object({ videoId: VideoId }),
    query: z.object({ by: Likeness.default("title") }),
    reply: z.object({ results: z.array(OutlierVideo) }),
  },
  explain: {
    method: "GET",
    path: `${base}/:videoId/index`,
    access: "user",
    wire: "snake",
    summary: "How a video's index came about",
    params: z.object({ videoId: VideoId }),
    reply: IndexExplained,
  },
  find: {
    method: "GET",
    path: `${base}/:videoId`,
    access: "user",
    wire: "snake",
    summary: "One video of the catalogue",
    params: z.object({ videoId: VideoId }),
    reply: OutlierVideo,
  },
  channels: {
    method: "GET",
    path: "/api/idea/channels",
    access: "user",
    wire: "snake",
    summary: "Channels of the catalogue",
    query: ChannelListQuery,
    reply: z.object({ results: z.array(CatalogueChannel), page: z.number().int(), hasNext: z.boolean() }),
  },
  subscribers: {
    method: "GET",
    path: "/api/idea/channels/:ucid/subscribers",
    access: "user",
    wire: "snake",
    summary: "How many follow a channel on the video platform",
    params: z.object({ ucid: Ucid }),
    reply: z.object({ ucid: Ucid, subscribers: z.number().int().nullable() }),
  },
  categories: {
    method: "GET",
    path: "/api/idea/categories",
    access: "user",
    wire: "snake",
    summary: "The categories and languages that occur in the catalogue, and how large it is",
    reply: Catalogue,
  },
  filterSets: {
    method: "GET",
    path: filters,
    access: "channel",
    summary: "Saved sets of outlier filters",
    params: ChannelParams,
    reply: z.object({ results: z.array(FilterSet) }),
  },
  saveFilterSet: {
    method: "POST",
    path: filters,
    access: "channel",
    summary: "Keep the present filters under a name; the same name replaces",
    params: ChannelParams,
    body: NewFilterSet,
    limit: { per: "user", max: 120, windowSeconds: 60 },
    reply: FilterSet,
  },
  removeFilterSet: {
    method: "DELETE",
    path: `${filters}/:id`,
    access: "channel",
    summary: "Forget a set of filters",
    params: ChannelParams.extend({ id: z.uuid() }),
    reply: Nothing,
  },
});
