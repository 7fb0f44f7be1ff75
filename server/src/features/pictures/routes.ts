import type { pictureRoutes } from "@coldopen/contract/pictures/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { picturesService } from "./service.ts";

type Place = { organizationId: string; channelUCID: string };
const scopeOf = ({ organizationId, channelUCID }: Place) => ({ organizationId, channelUcid: channelUCID });

export const pictureHandlers = (world: World): Handlers<typeof pictureRoutes> => {
  const service = picturesService(world);
  return {
    upload: ({ caller, query, file }) => service.upload(caller.userId, scopeOf(query), file),
    fromUrl: ({ caller, body }) => service.fromUrl(caller.userId, scopeOf(body), body.url),
    shared: ({ params, query }) => service.shared(params.token, params.id, query.size),
    picture: ({ caller, params, query }) => service.picture(caller.userId, params.id, query.size),
  };
};
