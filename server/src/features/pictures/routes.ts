import { scopeOfNamed } from "@coldopen/contract/kernel/route";
import type { pictureRoutes } from "@coldopen/contract/pictures/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { picturesService } from "./service.ts";

export const pictureHandlers = (world: World): Handlers<typeof pictureRoutes> => {
  const service = picturesService(world);
  return {
    upload: ({ caller, query, file }) => service.upload(caller.userId, scopeOfNamed(query), file),
    fromUrl: ({ caller, body }) => service.fromUrl(caller.userId, scopeOfNamed(body), body.url),
    shared: ({ params, query }) => service.shared(params.token, params.id, query.size),
    picture: ({ caller, params, query }) => service.picture(caller.userId, params.id, query.size),
  };
};
