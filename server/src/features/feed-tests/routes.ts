import type { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { scopeOfNamed } from "@coldopen/contract/kernel/route";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { feedTestService } from "./service.ts";
import { feedVisits } from "./visits.ts";

export const feedTestHandlers = (world: World): Handlers<typeof feedTestRoutes> => {
  const service = feedTestService(world);
  const visits = feedVisits(world);
  return {
    list: ({ params, query }) => service.list(scopeOfNamed(query), params.id),
    create: ({ caller, params, query, body }) => service.create(caller.userId, scopeOfNamed(query), params.id, body),
    stop: ({ params, query }) => service.stop(scopeOfNamed(query), params.id, params.testId),
    renewLink: ({ params, query }) => service.renewLink(scopeOfNamed(query), params.id, params.testId),
    revokeLink: ({ params, query }) => service.revokeLink(scopeOfNamed(query), params.id, params.testId),
    remove: async ({ params, query }) => {
      await service.remove(scopeOfNamed(query), params.id, params.testId);
      return {};
    },
    open: ({ params, visit }) => visits.open(params.token, visit),
    report: async ({ params, body }) => {
      await visits.report(params.token, body);
      return {};
    },
    choose: async ({ params, body }) => {
      await visits.choose(params.token, body);
      return {};
    },
    picture: ({ params }) => visits.picture(params.token, params.name),
  };
};
