import type { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { storybeatsService } from "./service.ts";

export const storybeatHandlers = (world: World): Handlers<typeof storybeatRoutes> => {
  const service = storybeatsService(world);
  return {
    storybeats: ({ caller, params, scope }) => service.read(caller, scope, params.id),
    saveStorybeats: ({ caller, params, body, scope }) => service.save(caller, scope, params.id, body),
  };
};
