import type { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { storybeatsService } from "./service.ts";

export const storybeatHandlers = (context: AppContext): Handlers<typeof storybeatRoutes> => {
  const service = storybeatsService(context);
  return {
    storybeats: ({ caller, params, scope }) => service.read(caller, scope, params.id),
    saveStorybeats: ({ params, body, scope, ...from }) => service.save(asWriter(from), scope, params.id, body),
  };
};
