import { randomBytes } from "node:crypto";
import type { NewChannel } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isSameChannel } from "@coldopen/contract/session/rules";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { channelLimitOf } from "../billing/index.ts";
import { organizationStore } from "../team/index.ts";
import { channelStore } from "./channel-store.ts";
import { entitlementStore } from "./entitlement-store.ts";

/** The form of a video platform's channel id: "UC" and 22 letters. */
const newUcid = () => `UC${randomBytes(17).toString("base64url").slice(0, 22)}`;

export const channelsService = (
  world: Pick<World, "db" | "flags" | "announce">,
  /** What others keep for a channel and a cascade does not reach. */
  beforeDisconnect: (scope: AuthorizedScope) => Promise<void>,
) => {
  const { db } = world;
  const channels = channelStore(db);
  const entitlements = entitlementStore(db);
  const organizations = organizationStore(db);

  const connect = (organization: AuthorizedOrganization, channel: NewChannel): Promise<OrganizationChannel> =>
    db.transaction(async () => {
      const { organizationId } = organization;
      await organizations.lock(organizationId);
      if (await channels.hasHandle(organization, channel.handle))
        throw new AppError("conflict", "This channel is already in your studio");
      const limit = await channelLimitOf(db, organization);
      if ((await channels.countOf(organization)) >= limit)
        throw new AppError("channel_limit", `Your plan holds ${limit} channels.`);
      const stored = await channels.insert({ ucid: newUcid(), ...channel });
      await channels.attach(organization, stored.ucid);
      await entitlements.grantToAdmins(organization, stored.ucid);
      await world.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
      return {
        organizationId,
        channel: stored,
        source: "Studio",
        entitlementState: {
          services: { creatorDescriptions: false },
          channelOrgPreferences: { thumbnailOptOut: false },
        },
      };
    });

  return {
    /** Nothing for those who may not see it, as for a channel that doesn't exist. */
    find: async (caller: Caller, ucid: string) => {
      const isMine = caller.entitlements.some((entry) => entry.channelUcid === ucid);
      const isSpotter = caller.memberships.some(
        (entry) => entry.isSpotterOrganization && entry.status === "active" && entry.subscriptionActive,
      );
      const channel = isMine || isSpotter ? await channels.byUcid(ucid) : undefined;
      return { results: channel ? [channel] : [] };
    },
    connect,
    connectMock: async (organization: AuthorizedOrganization, caller: Caller) => {
      const isTester = await world.flags.isOn("STUDIO_INTERNAL_TESTING", {
        organizationId: organization.organizationId,
        userId: caller.userId,
        isInternal: caller.isInternal,
      });
      if (!isTester) throw new AppError("not_found", "Not found");
      const tail = randomBytes(3).toString("hex");
      return connect(organization, { name: `Mock channel ${tail}`, handle: `@mock-${tail}` });
    },
    /** Whoever is let in to a channel of their own finds it as it is; the product's own people bring it in. */
    admit: async (scope: AuthorizedScope, caller: Caller) => {
      if (caller.entitlements.some((entry) => isSameChannel(entry, scope))) return;
      await db.transaction(async () => {
        await channels.bringIn(scope);
        await entitlements.grantToAdmins(scope, scope.channelUcid);
        await entitlements.grantTo(scope, caller.userId);
        await world.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      });
    },
    /** The channel as it is called today: a handle that changed on the platform is found again. */
    reconnect: (caller: Caller, scope: AuthorizedScope, channel: NewChannel) =>
      db.transaction(async () => {
        const { organizationId, channelUcid } = scope;
        // Its name is the same for everyone who has it, and the product's own organization only looks on.
        if (caller.memberships.some((entry) => entry.organizationId === organizationId && entry.isSpotterOrganization))
          throw new AppError("forbidden", "Only the channel's own organization can reconnect it");
        await organizations.lock(organizationId);
        const known = await channels.byUcid(channelUcid);
        if (!known) throw new AppError("not_found", "Not found");
        const isSame = known.handle.toLowerCase() === channel.handle.toLowerCase();
        if (!isSame && (await channels.hasHandle(scope, channel.handle)))
          throw new AppError("conflict", "This channel is already in your studio");
        const stored = await channels.update(channelUcid, channel);
        await world.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
        return stored;
      }),
    disconnect: (scope: AuthorizedScope) =>
      db.transaction(async () => {
        await beforeDisconnect(scope);
        if ((await channels.detach(scope)).length === 0) throw new AppError("not_found", "Not found");
        await world.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      }),
  };
};
