import { z } from "zod";
import { mailedName } from "../kernel/names.ts";
import { Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { ProfilePicture } from "../profile-picture/schema.ts";
import { Email, MembershipStatus, Role } from "../session/schema.ts";

export const INVITE_DAYS = 7;
/** Between the request to delete an organization or an account and its deletion. */
export const DELETION_DAYS = 7;
export const ORGANIZATION_NAME_MAX = 100;
export const OrganizationName = mailedName(ORGANIZATION_NAME_MAX).min(1, "Cannot be empty");

/** Choices of the forms for one channel: a role, none, or remove. */
export const EntitlementRole = z.enum(["user", "admin", "none", "remove", "primary"]);
export type EntitlementRole = z.infer<typeof EntitlementRole>;

export const AssignableRole = z.enum(["user", "admin"]);
export const ChannelAssignment = z.object({ channelUcid: Ucid, role: z.enum(["user", "admin", "none"]) });
export type ChannelAssignment = z.infer<typeof ChannelAssignment>;

export const NewInvite = z.object({
  email: Email,
  role: AssignableRole,
  entitlements: z
    .array(ChannelAssignment)
    .max(100)
    .refine((list) => list.some((entry) => entry.role !== "none"), "Give access to at least one channel"),
});
export type NewInvite = z.infer<typeof NewInvite>;

export const TeamMember = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: ProfilePicture,
  role: Role,
  status: MembershipStatus,
  entitlements: z.array(z.object({ channelUcid: Ucid, role: Role })),
  isYou: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invite = z.object({
  id: z.uuid(),
  email: z.string(),
  role: AssignableRole,
  entitlements: z.array(z.object({ channelUcid: Ucid, role: AssignableRole })),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invite = z.infer<typeof Invite>;

export const Team = z.object({
  members: z.array(TeamMember),
  invites: z.array(Invite),
  seats: z.object({ used: z.number().int(), limit: z.number().int() }),
  channels: z.array(z.object({ ucid: Ucid, name: z.string(), channelThumbnail: ShownPicture.nullable() })),
});
export type Team = z.infer<typeof Team>;

/** Without a mail server, the inviter passes the link on. */
export const SentInvite = z.object({ invite: Invite, link: z.string().nullable() });
export type SentInvite = z.infer<typeof SentInvite>;
