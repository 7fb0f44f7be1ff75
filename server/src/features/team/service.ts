import { AppError } from "@coldopen/contract/kernel/errors";
import { grantedChannels, mayChangeMember } from "@coldopen/contract/team/rules";
import {
  type ChannelAssignment,
  DELETION_DAYS,
  type NewInvite,
  type SentInvite,
  type Team,
  type TeamMember,
} from "@coldopen/contract/team/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { organizationForInvite } from "../../platform/access/scope-for-share-link.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { organizationStore } from "../accounts/index.ts";
import { revokeKeysOf } from "../api-keys/index.ts";
import { endPayments, queueRenewalUpdate, requireSeat, seatLimitOf } from "../billing/index.ts";
import { entitlementStore } from "../channels/index.ts";
import { stopWebhooksOf } from "../webhooks/index.ts";
import { inviteStore, type StoredInvite } from "./invite-store.ts";
import { inviteLink, inviteMail } from "./mails.ts";
import { teamStore } from "./team-store.ts";

/** Over all organizations: invites can't be used to flood a stranger's mailbox. */
const MAX_INVITE_MAILS = { max: 5, windowSeconds: 15 * 60 } as const;
const TOO_MANY_INVITE_MAILS = "This address was sent several invites already. Try again later.";
const inviteBucketOf = (email: string) => `invite|${hashSecret(email.toLowerCase()).toString("base64url")}`;

const MS_PER_DAY = 86_400_000;
const notFound = () => new AppError("not_found", "Not found");
const inviteExpired = () => new AppError("link_expired", "This invite has expired or was used already.");
const teamFull = ({ organizationName }: StoredInvite) => `This team is full. Ask ${organizationName}'s owner.`;
/** What other features do before an organization is deleted or gets another owner. */
export type OrganizationDeletion = {
  authorize: (row: { organizationId: string }) => AuthorizedOrganization;
  beforeDeletion: (organization: AuthorizedOrganization) => Promise<void>;
};
const requireNoOthers = (owned: readonly { name: string; others: number }[]): void => {
  const shared = owned.find(({ others }) => others > 0);
  if (shared) throw new AppError("conflict", `Others work in ${shared.name}. Remove them first.`);
};
type Joiner = { userId: string; email: string; isVerified: boolean };

export const teamService = (
  context: Pick<AppContext, "db" | "mail" | "config" | "announce" | "background" | "limits" | "jobs" | "now" | "log">,
) => {
  const { db } = context;
  const organizations = organizationStore(db);
  const members = teamStore(db);
  const invites = inviteStore(db);
  const entitlements = entitlementStore(db);
  const refresh = (userId: string) => context.announce.toUser(userId, "system", { eggType: "refresh" });
  const refreshMembers = async (organization: AuthorizedOrganization) => {
    for (const { userId } of await members.members(organization)) await refresh(userId);
  };
  const toInvite = ({ organizationId: _, organizationName: __, isMailed: ___, ...invite }: StoredInvite) => ({
    ...invite,
    createdAt: invite.createdAt.toISOString(),
    expiresAt: invite.expiresAt.toISOString(),
  });

  const send = async (organization: AuthorizedOrganization, id: string, token: string): Promise<SentInvite> => {
    const invite = await invites.byId(organization, id);
    if (!invite) throw notFound();
    await context.limits.count(inviteBucketOf(invite.email), MAX_INVITE_MAILS, TOO_MANY_INVITE_MAILS);
    const link = inviteLink(context.config.publicUrl, token);
    await db.afterCommit(() =>
      context.background.run("invite mail", () => context.mail.send(inviteMail(invite, link))),
    );
    return { invite: toInvite(invite), link: context.mail.reaches ? null : link };
  };

  /** An open invite holds its seat already; one that has expired needs one again. */
  const requireInviteSeat = async (
    organization: AuthorizedOrganization,
    isSame: (open: { id: string; email: string }) => boolean,
  ): Promise<void> => {
    const open = await invites.listOpen(organization);
    if (open.some(isSame)) return;
    await requireSeat(db, organization, (await organizations.seatsUsed(organization)) + open.length);
  };

  const changeable = async (organization: AuthorizedOrganization, caller: Caller, id: string) => {
    const member = await members.member(organization, id);
    if (!member) throw notFound();
    const actor =
      caller.memberships.find((entry) => entry.organizationId === organization.organizationId)?.role ?? "user";
    if (!mayChangeMember(actor, { role: member.role, isYou: member.userId === caller.userId }))
      throw new AppError("forbidden", "The primary owner and you yourself can't be changed here");
    return member;
  };

  /** A pending membership ends with its invite. */
  const endPending = async (organization: AuthorizedOrganization): Promise<void> => {
    const open = await invites.listOf(organization);
    await organizations.deletePendingExcept(
      organization.organizationId,
      open.map(({ email }) => email),
    );
  };
  const deleteInvitesBy = async (organization: AuthorizedOrganization, userId: string): Promise<void> => {
    await invites.deleteSentBy(organization, userId);
    await endPending(organization);
  };

  /** Keys and webhooks that an admin created end with the role, so that they do not work again if it is given back. */
  const endAdminAccess = async (organization: AuthorizedOrganization, userId: string): Promise<void> => {
    await revokeKeysOf(context, userId, organization);
    await stopWebhooksOf(context, organization, userId);
  };

  const lockOwned = async (userId: string) => {
    for (const { id } of await organizations.ownedWithOthers(userId)) await organizations.lock(id);
    return organizations.ownedWithOthers(userId);
  };

  return {
    team: async (organization: AuthorizedOrganization, caller: Caller): Promise<Team> => {
      const [people, sent, open, channels, used, limit] = await Promise.all([
        members.members(organization),
        invites.listOf(organization),
        invites.listOpen(organization),
        members.channels(organization),
        organizations.seatsUsed(organization),
        seatLimitOf(db, organization),
      ]);
      return {
        members: people.map((member) => ({ ...member, isYou: member.userId === caller.userId })),
        invites: sent.map(toInvite),
        seats: { used: used + open.length, limit },
        channels,
      };
    },

    invite: (organization: AuthorizedOrganization, caller: Caller, invite: NewInvite): Promise<SentInvite> =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        if (await members.memberByEmail(organization, invite.email))
          throw new AppError("conflict", "This person is already in your team");
        await requireInviteSeat(organization, ({ email }) => email === invite.email);
        const owned = new Set((await members.channels(organization)).map((channel) => channel.ucid));
        const grants = grantedChannels(invite.entitlements);
        if (grants.some((grant) => !owned.has(grant.channelUcid))) throw notFound();
        const token = newSecret();
        const id = await invites.put(organization, {
          email: invite.email,
          role: invite.role,
          entitlements: grants,
          invitedBy: caller.userId,
          token,
          isMailed: context.mail.reaches,
        });
        await organizations.insertPending(organization.organizationId, invite.email, invite.role);
        return send(organization, id, token);
      }),

    resendInvite: (organization: AuthorizedOrganization, id: string): Promise<SentInvite> =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        await requireInviteSeat(organization, (open) => open.id === id);
        const token = newSecret();
        await invites.renew(organization, id, { token, isMailed: context.mail.reaches });
        return send(organization, id, token);
      }),

    revokeInvite: (organization: AuthorizedOrganization, id: string) =>
      db.transaction(async () => {
        if ((await invites.delete(organization, id)).length === 0) throw notFound();
        await endPending(organization);
      }),

    changeMember: (
      organization: AuthorizedOrganization,
      caller: Caller,
      id: string,
      change: { role: "admin" | "user"; entitlements: ChannelAssignment[] },
    ): Promise<TeamMember> =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        const member = await changeable(organization, caller, id);
        const owned = new Set((await members.channels(organization)).map((channel) => channel.ucid));
        const grants = grantedChannels(change.entitlements);
        if (grants.some((grant) => !owned.has(grant.channelUcid))) throw notFound();
        await members.setRole(organization, id, change.role);
        if (change.role !== "admin") {
          await deleteInvitesBy(organization, member.userId);
          await endAdminAccess(organization, member.userId);
        }
        await entitlements.replace(organization, member.userId, grants);
        await refresh(member.userId);
        return { ...(await changeable(organization, caller, id)), isYou: false };
      }),

    removeMember: (organization: AuthorizedOrganization, caller: Caller, id: string) =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        const member = await changeable(organization, caller, id);
        await members.remove(organization, id);
        await deleteInvitesBy(organization, member.userId);
        await endAdminAccess(organization, member.userId);
        await entitlements.revokeAll(organization, member.userId);
        await refresh(member.userId);
      }),

    /** The organization stays usable until the waiting period is over. Members see when that is. */
    deleteOrganization: (organization: AuthorizedOrganization, confirmName: string) =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        if ((await organizations.nameOf(organization)) !== confirmName)
          throw new AppError("invalid_input", "confirmName: Type the organization's name");
        const dueAt = new Date(context.now().getTime() + DELETION_DAYS * MS_PER_DAY);
        await organizations.setDeletionDueAt(organization, dueAt);
        await queueRenewalUpdate(context, organization.organizationId);
        await refreshMembers(organization);
      }),

    restoreOrganization: (organization: AuthorizedOrganization) =>
      db.transaction(async () => {
        await organizations.setDeletionDueAt(organization, null);
        await queueRenewalUpdate(context, organization.organizationId);
        await refreshMembers(organization);
      }),

    /** After the waiting period; undone requests are left alone. Members' clients leave the organization. */
    deleteDueOrganization: (
      organization: AuthorizedOrganization,
      beforeDeletion: (organization: AuthorizedOrganization) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async () => {
        await organizations.lock(organization.organizationId);
        const dueAt = await organizations.findDeletionDueAt(organization);
        if (!dueAt || dueAt > context.now()) return false;
        const people = await members.members(organization);
        await beforeDeletion(organization);
        await endPayments(context, [organization.organizationId]);
        await organizations.delete([organization.organizationId]);
        for (const { userId } of people) await refresh(userId);
        return true;
      }),

    readInvite: async (token: string) => {
      const invite = await invites.byToken(token);
      if (!invite) throw inviteExpired();
      const { organizationName, email, isMailed } = invite;
      return { organizationName, email, provesEmail: isMailed };
    },

    acceptInvite: (token: string, joiner: Joiner) =>
      db.transaction(async () => {
        const invite = await invites.byToken(token);
        if (!invite) throw inviteExpired();
        const organization = organizationForInvite(invite);
        await organizations.lock(organization.organizationId);
        if (await organizations.isDeletionRequested(organization.organizationId))
          throw new AppError("conflict", `${invite.organizationName} is about to be deleted.`);
        if (invite.email.toLowerCase() !== joiner.email.toLowerCase())
          throw new AppError("forbidden", "This invite is for another address.");
        if ((await invites.delete(organization, invite.id)).length === 0) throw inviteExpired();
        // The plan may hold fewer people than when the invite was sent.
        await requireSeat(db, organization, await organizations.seatsUsed(organization), teamFull(invite));
        // Members who were removed before keys ended with the role may still have some.
        await endAdminAccess(organization, joiner.userId);
        await organizations.join(
          invite.organizationId,
          joiner.userId,
          invite.role,
          joiner.isVerified ? "active" : "accepted",
        );
        await entitlements.replace(organization, joiner.userId, invite.entitlements);
        await refresh(joiner.userId);
        return { organizationId: invite.organizationId };
      }),

    /** After an address was confirmed. */
    activateMemberships: async (userId: string): Promise<void> => {
      await organizations.activate(userId);
      for (const { organizationId, email, role } of await invites.openFor(userId))
        await organizations.insertPending(organizationId, email, role);
    },

    /** The deletion of an account can't be requested while others work in its organization. */
    requireNoSharedOrganization: async (userId: string): Promise<void> => {
      requireNoOthers(await lockOwned(userId));
    },

    /** Called in a transaction that requests or undoes the deletion of an account, which deletes its organizations. */
    queueRenewalUpdates: async (userId: string): Promise<void> => {
      for (const { id } of await organizations.ownedWithOthers(userId)) await queueRenewalUpdate(context, id);
    },

    /** Before an account is deleted: its organizations are deleted with it. Returns their ids. */
    deleteOwned: async (userId: string, { authorize, beforeDeletion }: OrganizationDeletion): Promise<string[]> => {
      const owned = await lockOwned(userId);
      requireNoOthers(owned);
      for (const { id: organizationId } of owned) await beforeDeletion(authorize({ organizationId }));
      const ids = owned.map(({ id }) => id);
      await endPayments(context, ids);
      await organizations.delete(ids);
      return ids;
    },
  };
};
