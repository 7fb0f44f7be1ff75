import { scoreRoutes } from "@coldopen/contract/scores/routes";
import { queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

const scoresApi = api(scoreRoutes);

export type Extent = "channel" | "all";

/** The scores of one channel, or of all channels of its organization. */
export const scoresQuery = ({ organizationId: orgId, channelUcid }: ActiveChannel, extent: Extent) =>
  queryOptions({
    queryKey: ["scores", orgId, extent === "channel" ? channelUcid : "all"],
    queryFn: ({ signal }) =>
      extent === "channel"
        ? scoresApi.channel({ params: { orgId, channelUcid } }, { signal })
        : scoresApi.organization({ params: { orgId } }, { signal }),
  });
