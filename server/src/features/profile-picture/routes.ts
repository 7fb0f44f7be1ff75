import type { profilePictureRoutes } from "@coldopen/contract/profile-picture/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { profilePictureService } from "./service.ts";

export const profilePictureHandlers = (world: World): Handlers<typeof profilePictureRoutes> => {
  const service = profilePictureService(world);
  return {
    set: ({ caller, query, file }) => service.set(caller.userId, query, file),
    remove: ({ caller }) => service.remove(caller.userId),
    picture: ({ caller, params }) => service.picture(caller.userId, params.id),
  };
};
