import type { keywordRoutes } from "@coldopen/contract/keywords/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { keywordsService } from "./service.ts";

export const keywordHandlers = (context: AppContext): Handlers<typeof keywordRoutes> => {
  const service = keywordsService(context);
  return {
    match: ({ query, body }) => service.match(query.ucid, body.inputSentence, query.bypassPosCheck ?? false),
  };
};
