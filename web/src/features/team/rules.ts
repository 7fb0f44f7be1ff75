import type { Role } from "@coldopen/contract/session/schema";
import { mayChangeMember } from "@coldopen/contract/team/rules";
import type { ChannelAssignment, Invite, Team, TeamMember } from "@coldopen/contract/team/schema";

type Entitlements = readonly { channelUcid: string; role: Role }[];
type Channels = Team["channels"];

export const nameOf = (member: Pick<TeamMember, "firstName" | "lastName" | "email">): string =>
  `${member.firstName} ${member.lastName}`.trim() || member.email;

/** One row per channel, "none" by default; the primary role can't be assigned by a form. */
export const assignmentsOf = (channels: Channels, entitlements: Entitlements): ChannelAssignment[] =>
  channels.map(({ ucid }) => {
    const role = entitlements.find((entry) => entry.channelUcid === ucid)?.role;
    return { channelUcid: ucid, role: role === "admin" || role === "user" ? role : "none" };
  });

/** The defaults of a new invite: a single channel is preselected. */
export const freshAssignments = (channels: Channels): ChannelAssignment[] =>
  channels.map(({ ucid }) => ({ channelUcid: ucid, role: channels.length === 1 ? "user" : "none" }));

export const hasAnyChannel = (assignments: readonly ChannelAssignment[]): boolean =>
  assignments.some(({ role }) => role !== "none");

/** The reason a member can't be changed, if any. */
export function whyFixed(actor: Role, member: Pick<TeamMember, "role" | "isYou">): "primary" | "self" | undefined {
  if (mayChangeMember(actor, member)) return undefined;
  return member.isYou ? "self" : "primary";
}

export const hasFreeSeat = ({ used, limit }: Team["seats"]): boolean => used < limit;

export const isExpired = (invite: Pick<Invite, "expiresAt">, now: Date): boolean =>
  new Date(invite.expiresAt).getTime() <= now.getTime();
