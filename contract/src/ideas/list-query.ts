import type { ChannelScope } from "../kernel/channel-scope.ts";
import { IDEAS_LIMIT } from "./schema.ts";

/** The ideas that are neither saved nor dismissed. Web and server use the same address, so that preloaded answers match. */
export const openIdeasOf = ({ organizationId, channelUcid }: ChannelScope) => ({
  params: { orgId: organizationId, channelUcid },
  query: { exclude: ["saved" as const, "dismissed" as const], limit: IDEAS_LIMIT },
});
