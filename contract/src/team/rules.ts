import type { Role } from "../session/schema.ts";
import type { ChannelAssignment, EntitlementRole } from "./schema.ts";

/** The invite form is valid only with an address and at least one channel role other than none. */
export const canInvite = (form: { email: string; entitlements: readonly { role: EntitlementRole }[] }): boolean =>
  form.email.trim() !== "" && form.entitlements.some((entry) => entry.role !== "none");

export const mayChangeMember = (actor: Role, member: { role: Role; isYou: boolean }): boolean =>
  (actor === "primary" || actor === "admin") && member.role !== "primary" && !member.isYou;

export const grantedChannels = (assignments: readonly ChannelAssignment[]) =>
  assignments.flatMap(({ channelUcid, role }) => (role === "none" ? [] : [{ channelUcid, role }]));
