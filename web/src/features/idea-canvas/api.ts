import { ideaCanvasRoutes } from "@coldopen/contract/idea-canvas/routes";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

export const canvasApi = api(ideaCanvasRoutes);
const outliersApi = api(outlierRoutes);
const FOUND_VIDEOS = 12;

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => ["idea-canvas", organizationId, channelUcid];

/** Read once: later changes arrive over the socket. */
export const boardQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...keyOf(channel), "board"],
    queryFn: ({ signal }) => canvasApi.board({ params: paramsOf(channel) }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const historyQuery = (channel: ActiveChannel, id: string) =>
  queryOptions({
    queryKey: [...keyOf(channel), "history", id],
    queryFn: async ({ signal }) =>
      (await canvasApi.cardHistory({ params: { ...paramsOf(channel), id } }, { signal })).results,
    staleTime: 0,
  });

/** Over-performing videos for an outlier card. */
export const videosQuery = (search: string) =>
  queryOptions({
    queryKey: ["idea-canvas", "videos", search],
    queryFn: async ({ signal }) => {
      const query = {
        ...(search !== "" && { search }),
        source: "search" as const,
        sortField: "score_desc" as const,
        itemsPerPage: String(FOUND_VIDEOS),
      };
      return (await outliersApi.videos({ query }, { signal })).results;
    },
    placeholderData: keepPreviousData,
  });
