import type { pictureRoutes } from "@coldopen/contract/pictures/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { picturesService } from "./service.ts";

export const pictureHandlers = (context: AppContext): Handlers<typeof pictureRoutes> => {
  const service = picturesService(context);
  return {
    upload: ({ caller, file, scope }) => service.upload(caller.userId, scope, file),
    fromUrl: ({ caller, body, scope }) => service.fromUrl(caller.userId, scope, body.url),
    shared: ({ params, query }) => service.shared(params.token, params.id, query.size),
    picture: ({ authorize, params, query }) => service.picture(authorize, params.id, query.size),
  };
};
