import type { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import type { Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { scopeOf } from "../session/index.ts";
import { thumbnailScoresService } from "./service.ts";

type Asker = { caller: Caller; query: { ucid: string; organizationId?: string | undefined } };
const scopeOfAsker = ({ caller, query: { ucid, organizationId } }: Asker) =>
  scopeOf(caller, { organizationId, channelUcid: ucid });

export const thumbnailScoreHandlers = (world: World): Handlers<typeof thumbnailScoreRoutes> => {
  const service = thumbnailScoresService(world);
  return {
    score: (input) => service.score(input.caller, scopeOfAsker(input), input.body),
    opinion: async (input) => ({ opinion: await service.opinion(input.caller, scopeOfAsker(input), input.body) }),
    read: (input) => service.read(input.caller, scopeOfAsker(input), input.body),
    recommend: (input) => service.recommend(input.caller, scopeOfAsker(input), input.body),
    improve: (input) => service.improve(input.caller, scopeOfAsker(input), input.body),
  };
};
