import type { Scope } from "@coldopen/contract/kernel/route";
import type { teamRoutes } from "@coldopen/contract/team/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { teamService } from "./service.ts";

export const teamHandlers = (
  world: World,
  beforeChannelGoes: (scope: Scope) => Promise<void>,
): Handlers<typeof teamRoutes> => {
  const service = teamService(world);
  const nothing = async (work: Promise<unknown>) => {
    await work;
    return {};
  };
  return {
    team: ({ params, caller }) => service.team(params.orgId, caller),
    invite: ({ params, caller, body }) => service.invite(params.orgId, caller, body),
    resendInvite: ({ params }) => service.resendInvite(params.orgId, params.id),
    revokeInvite: ({ params }) => nothing(service.revokeInvite(params.orgId, params.id)),
    changeMember: ({ params, caller, body }) => service.changeMember(params.orgId, caller, params.id, body),
    removeMember: ({ params, caller }) => nothing(service.removeMember(params.orgId, caller, params.id)),
    deleteOrganization: ({ params, body }) =>
      nothing(service.deleteOrganization(params.orgId, body.confirmName, beforeChannelGoes)),
    readInvite: ({ params }) => service.readInvite(params.token),
    // Whoever is signed in has a confirmed address wherever mail reaches people.
    acceptInvite: ({ params, caller }) =>
      service.acceptInvite(params.token, { userId: caller.userId, email: caller.email, isVerified: true }),
  };
};
