import { randomBytes } from "node:crypto";
import type { ChannelConnection, ChannelNames, ConnectMethod, NewChannel } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isSameChannel } from "@coldopen/contract/session/rules";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { organizationStore } from "../accounts/index.ts";
import { type AddResult, channelAdder } from "./add-channel.ts";
import { readAudience } from "./audience.ts";
import { channelStore, type NewChannelRow } from "./channel-store.ts";
import { connectionStore } from "./connection-store.ts";
import { entitlementStore } from "./entitlement-store.ts";
import { channelLookUp } from "./look-up.ts";
import { requestRevocations } from "./revoke-access.ts";
import { stateOf } from "./rules.ts";

/** The format of a YouTube channel id: "UC" and 22 characters. */
const newUcid = () => `UC${randomBytes(17).toString("base64url").slice(0, 22)}`;

const duplicate = () => new AppError("conflict", "This channel is already in your studio");
const googleOnly = () => new AppError("forbidden", "Channels of this studio are connected with Google");

function entryOf(result: AddResult): OrganizationChannel {
  switch (result.outcome) {
    case "added":
      return result.entry;
    case "duplicate":
      throw duplicate();
    case "limit_reached":
      throw new AppError("channel_limit", `Your plan holds ${result.limit} channels. Disconnect one to make room.`, {
        limit: result.limit,
      });
    case "taken":
      throw new AppError(
        "channel_taken",
        `This channel already belongs to ${result.organization ?? "another organization"}. Ask its owner for an invite.`,
        result.organization === null ? {} : { organization: result.organization },
      );
  }
}

/** What other features do with a channel. */
export type ChannelHooks = {
  /** Deletes what a cascade does not reach. */
  beforeDisconnect: (scope: AuthorizedScope) => Promise<void>;
  /** In the transaction that admits an internal tester to a channel. */
  afterAdmit: (scope: AuthorizedScope) => Promise<void>;
};

export const channelsService = (context: AppContext, { beforeDisconnect, afterAdmit }: ChannelHooks) => {
  const { db } = context;
  const channels = channelStore(db);
  const connections = connectionStore(db);
  const entitlements = entitlementStore(db);
  const organizations = organizationStore(db);
  const adder = channelAdder(context);
  const lookUp = channelLookUp(context);

  const connectMethod = (): ConnectMethod => {
    if (context.channelConsent) return "google";
    if (context.videos) return "lookup";
    return context.config.isDemo ? "demo" : "name";
  };
  const add = (organization: AuthorizedOrganization, caller: Caller, channel: NewChannelRow) =>
    db.transaction(async () => entryOf(await adder.add(organization, caller.userId, channel)));

  return {
    connectMethod,
    preview: (caller: Caller, name: string) => lookUp.preview(caller.userId, name),
    /** Answers without access as for a channel that does not exist. */
    find: async (caller: Caller, ucid: string) => {
      const isEntitled = caller.entitlements.some((entry) => entry.channelUcid === ucid);
      const isSpotter = caller.memberships.some(
        (entry) => entry.isSpotterOrganization && entry.status === "active" && entry.subscriptionActive,
      );
      const channel = isEntitled || isSpotter ? await channels.findByUcid(ucid) : undefined;
      return { results: channel ? [channel] : [] };
    },
    connect: async (
      organization: AuthorizedOrganization,
      caller: Caller,
      { ucid, name, handle }: NewChannel,
    ): Promise<FinalWrite<OrganizationChannel>> => {
      if (context.channelConsent) throw googleOnly();
      const channel = context.videos
        ? await lookUp.findWithVideos(caller.userId, ucid ? { ucid } : { handle: handle.toLowerCase() })
        : { ucid: newUcid(), name, handle };
      return () => add(organization, caller, channel);
    },
    connectMock: async (organization: AuthorizedOrganization, caller: Caller) => {
      const isTester = await context.flags.isOn("STUDIO_INTERNAL_TESTING", {
        organizationId: organization.organizationId,
        userId: caller.userId,
        isInternal: caller.isInternal,
      });
      if (!isTester) throw new AppError("not_found", "Not found");
      const tail = randomBytes(3).toString("hex");
      return add(organization, caller, { ucid: newUcid(), name: `Mock channel ${tail}`, handle: `@mock-${tail}` });
    },
    /** Lets users of the product's own organization work on any channel. Does nothing for users with an entitlement. */
    admit: async (scope: AuthorizedScope, caller: Caller) => {
      if (caller.entitlements.some((entry) => isSameChannel(entry, scope))) return;
      await db.transaction(async () => {
        await channels.attachIfMissing(scope);
        await afterAdmit(scope);
        await entitlements.grantToAdmins(scope, scope.channelUcid);
        await entitlements.grantTo(scope, caller.userId);
        await context.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      });
    },
    /** Updates the name and the handle after a change on the platform. */
    reconnect: async (
      scope: AuthorizedScope,
      caller: Caller,
      { name, handle }: ChannelNames,
    ): Promise<FinalWrite<OrganizationChannel["channel"]>> => {
      const { organizationId, channelUcid } = scope;
      // The name is shared by all organizations of the channel, and the product's own organization has read access to it only.
      if (caller.memberships.some((entry) => entry.organizationId === organizationId && entry.isSpotterOrganization))
        throw new AppError("forbidden", "Only the channel's own organization can reconnect it");
      const isTyped = (await channels.findSource(channelUcid)) === "typed";
      if (!isTyped && !context.videos) throw googleOnly();
      const details = isTyped ? { name, handle } : await lookUp.find(caller.userId, { ucid: channelUcid });
      return () =>
        db.transaction(async () => {
          await organizations.lock(organizationId);
          const known = await channels.findByUcid(channelUcid);
          if (!known) throw new AppError("not_found", "Not found");
          const isSame = known.handle.toLowerCase() === details.handle.toLowerCase();
          if (isTyped && !isSame && (await channels.hasHandle(scope, details.handle))) throw duplicate();
          const stored = await channels.update(channelUcid, details);
          await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
          return stored;
        });
    },
    disconnect: (scope: AuthorizedScope) =>
      db.transaction(async () => {
        const connection = await connections.find(scope);
        await beforeDisconnect(scope);
        if ((await channels.detach(scope)).length === 0) throw new AppError("not_found", "Not found");
        if (connection) await requestRevocations(context, [connection]);
        await context.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
      }),
    connection: async (scope: AuthorizedScope): Promise<ChannelConnection> => {
      const connection = await connections.find(scope);
      return {
        method: connectMethod(),
        state: stateOf(connection),
        source: (await channels.findSource(scope.channelUcid)) ?? "typed",
        connectedAt: connection?.connectedAt.toISOString() ?? null,
      };
    },
    audience: (scope: AuthorizedScope) => readAudience(context, scope),
  };
};
