import type { profilePictureRoutes } from "@coldopen/contract/profile-picture/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { profilePictureService } from "./service.ts";

export const profilePictureHandlers = (context: AppContext): Handlers<typeof profilePictureRoutes> => {
  const service = profilePictureService(context);
  return {
    set: ({ caller, query, file }) => service.set(caller.userId, query, file),
    remove: ({ caller }) => service.remove(caller.userId),
    picture: ({ caller, params }) => service.picture(caller.userId, params.id),
  };
};
