import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { AssignableRole, ChannelAssignment, NewInvite, SentInvite, Team, TeamMember } from "./schema.ts";

const base = "/api/orgs/:orgId/team" as const;
const ItemParams = OrgParams.extend({ id: z.uuid() });
const TokenParams = z.object({ token: z.string().regex(/^[A-Za-z0-9_.-]{20,200}$/) });

export const teamRoutes = routes({
  team: {
    method: "GET",
    path: base,
    access: "organizationAdmin",
    summary: "Members, open invites and seats",
    params: OrgParams,
    reply: Team,
  },
  invite: {
    method: "POST",
    path: `${base}/invites`,
    access: "organizationAdmin",
    summary: "Invite someone by mail",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: OrgParams,
    body: NewInvite,
    reply: SentInvite,
  },
  resendInvite: {
    method: "POST",
    path: `${base}/invites/:id/resend`,
    access: "organizationAdmin",
    summary: "Send an invite again, with a new link",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: ItemParams,
    reply: SentInvite,
  },
  revokeInvite: {
    method: "DELETE",
    path: `${base}/invites/:id`,
    access: "organizationAdmin",
    summary: "Take an invite back",
    params: ItemParams,
    reply: Nothing,
  },
  changeMember: {
    method: "PUT",
    path: `${base}/members/:id`,
    access: "organizationAdmin",
    summary: "Change a member's role and channels",
    params: ItemParams,
    body: z.object({ role: AssignableRole, entitlements: z.array(ChannelAssignment).max(100) }),
    reply: TeamMember,
  },
  removeMember: {
    method: "DELETE",
    path: `${base}/members/:id`,
    access: "organizationAdmin",
    summary: "Remove a member",
    params: ItemParams,
    reply: Nothing,
  },
  deleteOrganization: {
    method: "DELETE",
    path: "/api/orgs/:orgId",
    access: "primary",
    summary: "Delete the organization with everything in it, after a waiting period",
    limit: { per: "user", max: 10, windowSeconds: 60 },
    params: OrgParams,
    body: z.object({ confirmName: z.string().trim().max(200) }),
    reply: Nothing,
  },
  restoreOrganization: {
    method: "POST",
    path: "/api/orgs/:orgId/restore",
    access: "primary",
    summary: "Keep the organization that waits for its deletion",
    params: OrgParams,
    reply: Nothing,
  },
  readInvite: {
    method: "GET",
    path: "/api/invites/:token",
    access: "public",
    summary: "What an invite link is for",
    limit: { per: "ip", max: 60, windowSeconds: 60 },
    params: TokenParams,
    /** A mailed link proves the address, so its sign-up sets the password at once. */
    reply: z.object({ organizationName: z.string(), email: z.string(), provesEmail: z.boolean() }),
  },
  acceptInvite: {
    method: "POST",
    path: "/api/invites/:token/accept",
    access: "user",
    summary: "Join the organization of an invite",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: TokenParams,
    reply: z.object({ organizationId: z.uuid() }),
  },
});
