import { channelRoutes } from "@coldopen/contract/channels/routes";
import { isSamePlace, type Place } from "@coldopen/contract/session/rules";
import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../features/session/index.ts";
import { api } from "../lib/api.ts";
import { log } from "../lib/log.ts";

const channelsApi = api(channelRoutes);

/** People of the product's own organization may open any channel: one not listed yet is fetched and added. */
export async function admitUnknownChannel(queryClient: QueryClient, place: Place): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery);
  const isSpotter = user?.organizationUsers.some(
    (one) => one.organizationId === place.organizationId && one.organization.isSpotterOrganization,
  );
  const isListed = user?.organizations.some(({ organizationId, channel }) =>
    isSamePlace({ organizationId, channelUcid: channel.ucid }, place),
  );
  if (!isSpotter || isListed) return;
  try {
    await channelsApi.admit({ params: { orgId: place.organizationId, channelUcid: place.channelUcid } });
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  } catch (cause) {
    log.warn("An unknown channel could not be added", cause);
  }
}
