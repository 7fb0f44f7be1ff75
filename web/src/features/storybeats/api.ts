import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const storybeatsApi = api(storybeatRoutes);

export type StorybeatsPlace = { projectId: string; scope: ChannelScope };
export const addressOfStorybeats = ({ projectId, scope }: StorybeatsPlace) => ({
  params: { id: projectId },
  query: { organizationId: scope.organizationId, channelUCID: scope.channelUcid },
});

/** Always read anew: what is changed next builds on it. */
export const storybeatsQuery = (place: StorybeatsPlace) =>
  queryOptions({
    queryKey: ["storybeats", place.projectId],
    queryFn: ({ signal }) => storybeatsApi.storybeats(addressOfStorybeats(place), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
