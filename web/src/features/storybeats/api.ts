import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const storybeatsApi = api(storybeatRoutes);

export type ProjectRef = { projectId: string; scope: ChannelScope };
export const addressOfStorybeats = ({ projectId, scope }: ProjectRef) => ({
  params: { id: projectId },
  query: { organizationId: scope.organizationId, channelUCID: scope.channelUcid },
});

/** Never cached, since edits build on it. */
export const storybeatsQuery = (projectRef: ProjectRef) =>
  queryOptions({
    queryKey: ["storybeats", projectRef.projectId],
    queryFn: ({ signal }) => storybeatsApi.storybeats(addressOfStorybeats(projectRef), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
