import { channelRoutes } from "@coldopen/contract/channels/routes";
import type { OrganizationChannel, UserProfile } from "@coldopen/contract/session/schema";
import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../features/session/index.ts";
import { api } from "../lib/api.ts";
import { log } from "../lib/log.ts";
import type { Place } from "./guards.ts";

const channelsApi = api(channelRoutes);

/** People of the product's own organization may open any channel: one not listed yet is fetched and added. */
export async function admitUnknownChannel(queryClient: QueryClient, { organizationId, channelUcid }: Place) {
  const user = await queryClient.ensureQueryData(userQuery);
  const isSpotter = user?.organizationUsers.some(
    (one) => one.organizationId === organizationId && one.organization.isSpotterOrganization,
  );
  const isListed = user?.organizations.some(
    (entry) => entry.organizationId === organizationId && entry.channel.ucid === channelUcid,
  );
  if (!user || !isSpotter || isListed) return;
  const channel = await find(channelUcid);
  if (!channel) return;
  const entry: OrganizationChannel = {
    organizationId,
    channel,
    source: "Studio",
    entitlementState: { services: { creatorDescriptions: false }, channelOrgPreferences: { thumbnailOptOut: false } },
  };
  const admitted: UserProfile = { ...user, organizations: [...user.organizations, entry] };
  queryClient.setQueryData(userQuery.queryKey, admitted);
}

async function find(ucid: string) {
  try {
    const { results } = await channelsApi.find({ query: { ucid } });
    return results.find((channel) => channel.ucid === ucid);
  } catch (cause) {
    log.warn("An unknown channel could not be fetched", cause);
    return undefined;
  }
}
