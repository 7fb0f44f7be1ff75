import type { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { storybeatsService } from "./service.ts";

type ScopeQuery = { organizationId: string; channelUCID: string };
const scopeOf = ({ organizationId, channelUCID }: ScopeQuery) => ({ organizationId, channelUcid: channelUCID });

export const storybeatHandlers = (world: World): Handlers<typeof storybeatRoutes> => {
  const service = storybeatsService(world);
  return {
    storybeats: ({ caller, params, query }) => service.read(caller, scopeOf(query), params.id),
    saveStorybeats: ({ caller, params, query, body }) => service.save(caller, scopeOf(query), params.id, body),
  };
};
