import type { scoreRoutes } from "@coldopen/contract/scores/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { scoresService } from "./service.ts";

export const scoreHandlers = (context: AppContext): Handlers<typeof scoreRoutes> => {
  const service = scoresService(context);
  return {
    channel: ({ scope }) => service.ofChannel(scope),
    organization: ({ scope, caller, authorize }) => service.ofOrganization(scope, caller, authorize),
  };
};
