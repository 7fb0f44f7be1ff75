import { randomBytes } from "node:crypto";
import type { NewChannel } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isSameChannel } from "@coldopen/contract/session/rules";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { organizationStore } from "../accounts/index.ts";
import { requireChannelSlot } from "../billing/index.ts";
import { markOnboarded } from "../onboarding/index.ts";
import { channelStore } from "./channel-store.ts";
import { entitlementStore } from "./entitlement-store.ts";

/** The format of a YouTube channel id: "UC" and 22 characters. */
const newUcid = () => `UC${randomBytes(17).toString("base64url").slice(0, 22)}`;

export const channelsService = (
  context: Pick<AppContext, "db" | "flags" | "announce" | "jobs">,
  /** Deletes what a cascade does not reach. */
  beforeDisconnect: (scope: AuthorizedScope) => Promise<void>,
) => {
  const { db } = context;
  const channels = channelStore(db);
  const entitlements = entitlementStore(db);
  const organizations = organizationStore(db);

  const connect = (organization: AuthorizedOrganization, channel: NewChannel): Promise<OrganizationChannel> =>
    db.transaction(async () => {
      const { organizationId } = organization;
      await organizations.lock(organizationId);
      if (await channels.hasHandle(organization, channel.handle))
        throw new AppError("conflict", "This channel is already in your studio");
      await requireChannelSlot(db, organization, await channels.countChannels(organization));
      const stored = await channels.insert({ ucid: newUcid(), ...channel });
      await channels.attach(organization, stored.ucid);
      await entitlements.grantToAdmins(organization, stored.ucid);
      await context.jobs.add("onboarding:run", { organizationId, channelUcid: stored.ucid });
      await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
      return {
        organizationId,
        channel: stored,
        source: "Studio",
        entitlementState: {
          services: { creatorDescriptions: true },
          channelOrgPreferences: { thumbnailOptOut: false },
        },
      };
    });

  return {
    /** Answers without access as for a channel that does not exist. */
    find: async (caller: Caller, ucid: string) => {
      const isEntitled = caller.entitlements.some((entry) => entry.channelUcid === ucid);
      const isSpotter = caller.memberships.some(
        (entry) => entry.isSpotterOrganization && entry.status === "active" && entry.subscriptionActive,
      );
      const channel = isEntitled || isSpotter ? await channels.findByUcid(ucid) : undefined;
      return { results: channel ? [channel] : [] };
    },
    connect,
    connectMock: async (organization: AuthorizedOrganization, caller: Caller) => {
      const isTester = await context.flags.isOn("STUDIO_INTERNAL_TESTING", {
        organizationId: organization.organizationId,
        userId: caller.userId,
        isInternal: caller.isInternal,
      });
      if (!isTester) throw new AppError("not_found", "Not found");
      const tail = randomBytes(3).toString("hex");
      return connect(organization, { name: `Mock channel ${tail}`, handle: `@mock-${tail}` });
    },
    /** Lets users of the product's own organization work on any channel. Does nothing for users with an entitlement. */
    admit: async (scope: AuthorizedScope, caller: Caller) => {
      if (caller.entitlements.some((entry) => isSameChannel(entry, scope))) return;
      await db.transaction(async () => {
        await channels.attachIfMissing(scope);
        await markOnboarded(context, scope);
        await entitlements.grantToAdmins(scope, scope.channelUcid);
        await entitlements.grantTo(scope, caller.userId);
        await context.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      });
    },
    /** Updates the name and the handle after a change on the platform. */
    reconnect: (caller: Caller, scope: AuthorizedScope, channel: NewChannel) =>
      db.transaction(async () => {
        const { organizationId, channelUcid } = scope;
        // The name is shared by all organizations of the channel, and the product's own organization has read access to it only.
        if (caller.memberships.some((entry) => entry.organizationId === organizationId && entry.isSpotterOrganization))
          throw new AppError("forbidden", "Only the channel's own organization can reconnect it");
        await organizations.lock(organizationId);
        const known = await channels.findByUcid(channelUcid);
        if (!known) throw new AppError("not_found", "Not found");
        const isSame = known.handle.toLowerCase() === channel.handle.toLowerCase();
        if (!isSame && (await channels.hasHandle(scope, channel.handle)))
          throw new AppError("conflict", "This channel is already in your studio");
        const stored = await channels.update(channelUcid, channel);
        await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
        return stored;
      }),
    disconnect: (scope: AuthorizedScope) =>
      db.transaction(async () => {
        await beforeDisconnect(scope);
        if ((await channels.detach(scope)).length === 0) throw new AppError("not_found", "Not found");
        await context.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      }),
  };
};
