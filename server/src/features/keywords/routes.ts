import type { keywordRoutes } from "@coldopen/contract/keywords/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { keywordsService } from "./service.ts";

export const keywordHandlers = (world: World): Handlers<typeof keywordRoutes> => {
  const service = keywordsService(world);
  return {
    match: ({ query, body }) => service.match(query.ucid, body.inputSentence, query.bypassPosCheck ?? false),
  };
};
