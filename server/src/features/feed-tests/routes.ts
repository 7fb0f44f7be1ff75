import type { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { feedTestService } from "./service.ts";
import { feedVisits } from "./visits.ts";

export const feedTestHandlers = (context: AppContext): Handlers<typeof feedTestRoutes> => {
  const service = feedTestService(context);
  const visits = feedVisits(context);
  return {
    list: ({ params, scope }) => service.list(scope, params.id),
    create: ({ caller, params, body, scope }) => service.create(caller.userId, scope, params.id, body),
    stop: ({ params, scope }) => service.stop(scope, params.id, params.testId),
    renewLink: ({ caller, params, scope }) => service.renewLink(caller.userId, scope, params.id, params.testId),
    revokeLink: ({ caller, params, scope }) => service.revokeLink(caller.userId, scope, params.id, params.testId),
    remove: async ({ params, scope }) => {
      await service.remove(scope, params.id, params.testId);
      return {};
    },
    open: ({ params, info }) => visits.open(params.token, info),
    report: async ({ params, body }) => {
      await visits.report(params.token, body);
      return {};
    },
    choose: async ({ params, body }) => {
      await visits.choose(params.token, body);
      return {};
    },
    picture: ({ params }) => visits.picture(params.token, params.visitId, params.place),
  };
};
