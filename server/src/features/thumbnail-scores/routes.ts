import type { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { thumbnailScoresService } from "./service.ts";

type Asker = { ucid: string; organizationId: string };
const scopeOf = ({ ucid, organizationId }: Asker) => ({ organizationId, channelUcid: ucid });

export const thumbnailScoreHandlers = (world: World): Handlers<typeof thumbnailScoreRoutes> => {
  const service = thumbnailScoresService(world);
  return {
    score: ({ caller, query, body }) => service.score(caller, scopeOf(query), body),
    opinion: async ({ caller, query, body }) => ({ opinion: await service.opinion(caller, scopeOf(query), body) }),
    read: ({ caller, query, body }) => service.read(caller, scopeOf(query), body),
    recommend: ({ caller, query, body }) => service.recommend(caller, scopeOf(query), body),
    improve: ({ caller, query, body }) => service.improve(caller, scopeOf(query), body),
  };
};
