import type { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { storybeatsService } from "./service.ts";

export const storybeatHandlers = (world: World): Handlers<typeof storybeatRoutes> => {
  const service = storybeatsService(world);
  return {
    storybeats: ({ caller, params, scope }) => service.read(caller, scope, params.id),
    saveStorybeats: ({ params, body, scope, ...from }) => service.save(asWriter(from), scope, params.id, body),
  };
};
