import type { Entitlement, OrganizationUser, Role, UserProfile } from "./schema.ts";

/** Tells the page, and nobody else, that asking who is signed in is worth it. */
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

/** Where `/` leads. */
export function rootDestination(user: UserProfile | undefined): RootDestination {
  if (!user) return { to: "home" };
  if (!mayEnterStudio(user)) return { to: "pricing" };
  return { to: enterableChannels(user).length > 0 ? "chat" : "no-channels" };
}

/** The organization and channel pairs a person can work in, in the order they are listed. */
export const enterableChannels = (user: UserProfile) => {
  const open = new Set(user.organizationUsers.filter(isActiveMember).map((membership) => membership.organizationId));
  return user.organizations.filter((entry) => open.has(entry.organizationId));
};
