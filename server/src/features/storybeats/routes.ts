import { scopeOfNamed } from "@coldopen/contract/kernel/route";
import type { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import { writerOf } from "../../platform/http/visit.ts";
import type { World } from "../../world.ts";
import { storybeatsService } from "./service.ts";

export const storybeatHandlers = (world: World): Handlers<typeof storybeatRoutes> => {
  const service = storybeatsService(world);
  return {
    storybeats: ({ caller, params, query }) => service.read(caller, scopeOfNamed(query), params.id),
    saveStorybeats: ({ params, query, body, ...from }) =>
      service.save(writerOf(from), scopeOfNamed(query), params.id, body),
  };
};
