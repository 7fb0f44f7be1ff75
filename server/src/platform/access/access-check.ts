import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Access, NamedScope, Route } from "@coldopen/contract/kernel/route";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { Role } from "@coldopen/contract/session/schema";
import type { z } from "zod";
import type { Caller } from "./caller.ts";
import {
  type AuthorizedOrganization,
  type AuthorizedScope,
  authorizedOrganization,
  authorizedScope,
} from "./create-scope.ts";

type ScopedAccess = Exclude<Access, "public" | "user">;
type ChannelAccess = "channel" | "channelAdmin";
type OrganizationAccess = Exclude<ScopedAccess, ChannelAccess>;
type NamesChannel = { params: z.ZodObject<{ channelUcid: z.ZodType }> };
/** What a handler gets, by its route's access level: the channel, the organization, or nothing. */
export type ScopeFor<R extends Route> = R["access"] extends ChannelAccess
  ? AuthorizedScope
  : R["access"] extends OrganizationAccess
    ? R extends NamesChannel
      ? AuthorizedScope
      : AuthorizedOrganization
    : undefined;

/** Authorizes the channel that a stored row belongs to; `undefined` is a row that does not exist. */
export type Authorize = (owner: ChannelScope | undefined) => Promise<AuthorizedScope>;

export type AccessCheck = {
  /** Returns undefined if the cookies hold no valid session. */
  authenticate(cookies: Readonly<Record<string, string | undefined>>): Promise<Caller | undefined>;
  /** The caller that an API key stands for, limited to the key's channels. Undefined if the key is unknown, expired or revoked. */
  authenticateKey(key: string): Promise<Caller | undefined>;
  /** The person of a session that is still alive. */
  findCaller(sessionId: string): Promise<Caller | undefined>;
  /** Decides who may call a route. What belongs to others is answered like what does not exist. */
  authorize(
    access: Access,
    caller: Caller | undefined,
    named: NamedScope,
  ): Promise<AuthorizedOrganization | AuthorizedScope | undefined>;
  /** The same for a row that is reached by its own id: its channel is authorized like one that a route names. */
  authorizeOwner(caller: Caller | undefined, owner: ChannelScope | undefined): Promise<AuthorizedScope>;
};

type Dependencies = Pick<AccessCheck, "authenticate" | "authenticateKey" | "findCaller"> & {
  channelExists(ucid: string): Promise<boolean>;
};

const notFound = () => new AppError("not_found", "Not found");

export function createAccessCheck({
  authenticate,
  authenticateKey,
  findCaller,
  channelExists,
}: Dependencies): AccessCheck {
  async function check(access: ScopedAccess, caller: Caller, named: NamedScope): Promise<string> {
    const organizationId = organizationFor(caller, named);
    const membership = activeMembership(caller, organizationId);
    if (!membership || organizationId === undefined) throw notFound();
    const { channelUcid } = named;
    const entitlement = findEntitlement(caller, organizationId, channelUcid);
    const needsChannel = access === "channel" || access === "channelAdmin" || channelUcid !== undefined;
    if (needsChannel && !entitlement) {
      const isSpotterVisit =
        membership.isSpotterOrganization && channelUcid !== undefined && (await channelExists(channelUcid));
      if (!isSpotterVisit) throw notFound();
    }
    if (!membership.subscriptionActive && access !== "billing")
      throw new AppError("payment_required", "This organization has no active plan");
    requireRole(access, membership.role, entitlement?.role ?? visitorRole(membership));
    return organizationId;
  }
  return {
    authenticate,
    authenticateKey,
    findCaller,
    authorize: async (access, caller, named) => {
      if (access === "public") return undefined;
      if (!caller) throw unauthenticated();
      if (access === "user") return undefined;
      const organizationId = await check(access, caller, named);
      return named.channelUcid === undefined
        ? authorizedOrganization(organizationId)
        : authorizedScope({ organizationId, channelUcid: named.channelUcid });
    },
    authorizeOwner: async (caller, owner) => {
      if (!caller) throw unauthenticated();
      if (!owner) throw notFound();
      await check("channel", caller, owner);
      return authorizedScope(owner);
    },
  };
}

const unauthenticated = () => new AppError("unauthenticated", "Sign in first");

/** What a person is on a channel: their role there, else in the organization. */
export const roleIn = (caller: Pick<Caller, "memberships" | "entitlements">, scope: AuthorizedScope): Role => {
  const role =
    findEntitlement(caller, scope.organizationId, scope.channelUcid)?.role ??
    activeMembership(caller, scope.organizationId)?.role;
  if (role === undefined) throw notFound();
  return role;
};

type Membership = Caller["memberships"][number];
const visitorRole = ({ isSpotterOrganization, role }: Membership) => (isSpotterOrganization ? role : undefined);

const activeMembership = (
  caller: Pick<Caller, "memberships">,
  organizationId: string | undefined,
): Membership | undefined =>
  caller.memberships.find((entry) => entry.organizationId === organizationId && entry.status === "active");

const findEntitlement = (
  caller: Pick<Caller, "entitlements">,
  organizationId: string,
  channelUcid: string | undefined,
) => caller.entitlements.find((entry) => entry.organizationId === organizationId && entry.channelUcid === channelUcid);

function requireRole(access: ScopedAccess, inOrganization: Role, onChannel: Role | undefined) {
  const role = access === "channelAdmin" ? onChannel : inOrganization;
  if ((access === "primary" || access === "billing") && role !== "primary")
    throw new AppError("forbidden", "Only the primary owner may do this");
  if ((access === "channelAdmin" || access === "organizationAdmin") && !isAdminRole(role))
    throw new AppError("forbidden", "Only the primary owner and admins may do this");
}

/** Where a call names only a channel: the caller's organization that has it. */
function organizationFor(caller: Caller, { organizationId, channelUcid }: NamedScope): string | undefined {
  if (organizationId !== undefined || channelUcid === undefined) return organizationId;
  const active = caller.memberships.filter(({ status }) => status === "active");
  const entitled = active.filter((membership) => findEntitlement(caller, membership.organizationId, channelUcid));
  if (entitled.length > 1)
    throw new AppError("invalid_input", "organization_id: Several of your organizations have this channel, name one");
  return (entitled[0] ?? active.find(({ isSpotterOrganization }) => isSpotterOrganization))?.organizationId;
}
