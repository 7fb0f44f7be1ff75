import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { organizationStore } from "../accounts/index.ts";
import { channelLimitOf } from "../billing/index.ts";
import { channelStore, type NewChannelRow } from "./channel-store.ts";
import { connectionStore } from "./connection-store.ts";
import { entitlementStore } from "./entitlement-store.ts";

type AddRefusal =
  | { outcome: "duplicate" }
  | { outcome: "limit_reached"; limit: number }
  | { outcome: "taken"; organization: string | null };
export type AddResult = { outcome: "added"; entry: OrganizationChannel } | AddRefusal;

/** Adds a channel to an organization and grants it to its admins. Called in a transaction; a refusal has written nothing. */
export const channelAdder = (context: Pick<AppContext, "db" | "announce" | "jobs" | "config" | "videos">) => {
  const { db } = context;
  const channels = channelStore(db);
  const connections = connectionStore(db);
  const entitlements = entitlementStore(db);
  const organizations = organizationStore(db);

  const findRefusal = async (
    organization: AuthorizedOrganization,
    userId: string,
    channel: NewChannelRow,
  ): Promise<AddRefusal | undefined> => {
    const holder = await connections.findHolder(channel.ucid, userId);
    if (holder && holder.organizationId !== organization.organizationId)
      return { outcome: "taken", organization: holder.name };
    // A channel that was added by name does not keep out the one of the platform.
    const isPresent =
      channel.source === "platform"
        ? await channels.hasChannel(organization, channel.ucid)
        : await channels.hasHandle(organization, channel.handle);
    if (isPresent) return { outcome: "duplicate" };
    const limit = await channelLimitOf(db, organization);
    return (await channels.countChannels(organization)) >= limit ? { outcome: "limit_reached", limit } : undefined;
  };

  return {
    add: async (organization: AuthorizedOrganization, userId: string, channel: NewChannelRow): Promise<AddResult> => {
      const { organizationId } = organization;
      if (channel.source === "platform") await connections.lockChannel(channel.ucid);
      await organizations.lock(organizationId);
      const refusal = await findRefusal(organization, userId, channel);
      if (refusal) return refusal;
      const stored = await (channel.source === "platform" ? channels.upsert(channel) : channels.insert(channel));
      await channels.attach(organization, stored.ucid);
      await entitlements.grantToAdmins(organization, stored.ucid);
      await requestVideos(channel);
      await context.jobs.add("onboarding:run", { organizationId, channelUcid: stored.ucid });
      await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
      return {
        outcome: "added",
        entry: {
          organizationId,
          channel: stored,
          source: "Studio",
          entitlementState: {
            services: { creatorDescriptions: true },
            channelOrgPreferences: { thumbnailOptOut: false },
          },
        },
      };
    },
  };

  /** So that the first screens have the channel's videos soon: from the platform, or made up in a demo for a made-up channel. */
  async function requestVideos({ ucid: channelUcid, source }: NewChannelRow): Promise<void> {
    if (context.videos) await context.jobs.add("collector:collect", {}, { key: "collector:collect" });
    else if (context.config.isDemo && source !== "platform")
      await context.jobs.add("demo-catalogue:add-channel", { channelUcid });
  }
};
