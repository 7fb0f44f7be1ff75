import type { ChannelScope } from "../kernel/channel-scope.ts";
import type { Entitlement, OrganizationUser, Role, UserProfile } from "./schema.ts";

/** A hint for the web to load the profile. Not used for authentication. */
export const SIGNED_IN_COOKIE = "coldopen_signed_in";

export const isActiveMember = (membership: Pick<OrganizationUser, "status" | "organization">): boolean =>
  membership.status === "active" && membership.organization.subscriptionActive;

/** Entry needs an active membership in an organization with an active subscription. */
export const mayEnterStudio = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some(isActiveMember);

export const roleOnChannel = (
  entitlements: readonly Entitlement[],
  organizationId: string,
  channelUcid: string,
): Role | undefined =>
  entitlements.find((entry) => entry.organizationId === organizationId && entry.channel.ucid === channelUcid)?.role;

export const isAdminRole = (role: Role | undefined): boolean => role === "primary" || role === "admin";

/** Two letters from first and last name. */
export const initials = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? "")
    .join("")
    .toUpperCase();

export type RootDestination = { to: "home" | "chat" | "no-channels" | "pricing" };

/** Target of the redirect from `/`. */
export function rootDestination(user: UserProfile | undefined): RootDestination {
  if (!user) return { to: "home" };
  if (!mayEnterStudio(user)) return { to: "pricing" };
  return { to: enterableChannels(user).length > 0 ? "chat" : "no-channels" };
}

/** The organization and channel pairs that a person can open, in list order. */
export const enterableChannels = (user: UserProfile) => {
  const open = new Set(user.organizationUsers.filter(isActiveMember).map((membership) => membership.organizationId));
  return user.organizations.filter((entry) => open.has(entry.organizationId));
};

export const isSameChannel = (a: ChannelScope | undefined, b: ChannelScope | undefined): boolean =>
  a?.organizationId === b?.organizationId && a?.channelUcid === b?.channelUcid;

/** The remembered channel while it can still be entered, else the first that can. */
export function channelToEnter(user: UserProfile, remembered: ChannelScope | undefined): ChannelScope | undefined {
  const open = enterableChannels(user).map((entry) => ({
    organizationId: entry.organizationId,
    channelUcid: entry.channel.ucid,
  }));
  return open.find((channel) => isSameChannel(channel, remembered)) ?? open[0];
}

/** The channel that the browser used last, so that the server can preload its answers. */
export const LAST_CHANNEL_COOKIE = "studio_channel";
const YEAR_SECONDS = 31_536_000;

export const lastChannelCookie = ({ organizationId, channelUcid }: ChannelScope): string =>
  `${LAST_CHANNEL_COOKIE}=${organizationId}/${channelUcid}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;

export function lastChannelIn(value: string | undefined): ChannelScope | undefined {
  const [organizationId, channelUcid] = value?.split("/") ?? [];
  return organizationId && channelUcid ? { organizationId, channelUcid } : undefined;
}
