import type { teamRoutes } from "@coldopen/contract/team/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { teamService } from "./service.ts";

export const teamHandlers = (context: AppContext): Handlers<typeof teamRoutes> => {
  const service = teamService(context);
  const nothing = async (work: Promise<unknown>) => {
    await work;
    return {};
  };
  return {
    team: ({ scope, caller }) => service.team(scope, caller),
    invite: ({ scope, caller, body }) => service.invite(scope, caller, body),
    resendInvite: ({ scope, params }) => service.resendInvite(scope, params.id),
    revokeInvite: ({ scope, params }) => nothing(service.revokeInvite(scope, params.id)),
    changeMember: ({ scope, params, caller, body }) => service.changeMember(scope, caller, params.id, body),
    removeMember: ({ scope, params, caller }) => nothing(service.removeMember(scope, caller, params.id)),
    deleteOrganization: ({ scope, body }) => nothing(service.deleteOrganization(scope, body.confirmName)),
    restoreOrganization: ({ scope }) => nothing(service.restoreOrganization(scope)),
    readInvite: ({ params }) => service.readInvite(params.token),
    // Where mail is set up, a signed-in person has a confirmed address.
    acceptInvite: ({ params, caller }) =>
      service.acceptInvite(params.token, { userId: caller.userId, email: caller.email, isVerified: true }),
  };
};
