import { addressOf } from "../kernel/address.ts";
import type { ChannelScope } from "../kernel/channel-scope.ts";

export const IDEAS_PATH = "/api/orgs/:orgId/channels/:channelUcid/ideas-for-you";
export const IDEAS_LIMIT = 25;

/** The ideas that are neither saved nor dismissed. */
export const openIdeasOf = ({ organizationId, channelUcid }: ChannelScope) => ({
  params: { orgId: organizationId, channelUcid },
  query: { exclude: ["saved" as const, "dismissed" as const], limit: IDEAS_LIMIT },
});

/** Web and server use the same address, so that preloaded answers match. */
export const openIdeasAddress = (channel: ChannelScope): string =>
  addressOf({ path: IDEAS_PATH }, openIdeasOf(channel));
