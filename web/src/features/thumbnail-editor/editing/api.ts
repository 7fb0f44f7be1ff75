import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

export const thumbnailsApi = api(thumbnailRoutes);
export const executionsApi = api(ideationRoutes);

export const paramsOf = ({ organizationId, channelUcid }: ChannelScope) => ({ orgId: organizationId, channelUcid });

/** The versions of a picture never change; an edit creates another picture. */
export const lineQuery = (scope: ChannelScope, id: string) =>
  queryOptions({
    queryKey: ["thumbnail-line", id],
    queryFn: ({ signal }) => thumbnailsApi.line({ params: { ...paramsOf(scope), id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
