import type { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { thumbnailScoresService } from "./service.ts";

export const thumbnailScoreHandlers = (context: AppContext): Handlers<typeof thumbnailScoreRoutes> => {
  const service = thumbnailScoresService(context);
  return {
    score: ({ caller, scope, body }) => service.score(caller, scope, body),
    opinion: async ({ caller, scope, body }) => {
      const write = await service.opinion(caller, scope, body);
      return async () => ({ opinion: await write() });
    },
    read: ({ caller, scope, body }) => service.read(caller, scope, body),
    recommend: ({ caller, scope, body }) => service.recommend(caller, scope, body),
    improve: ({ caller, scope, body }) => service.improve(caller, scope, body),
  };
};
