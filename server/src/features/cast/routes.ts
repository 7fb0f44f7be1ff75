import type { castRoutes } from "@coldopen/contract/cast/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { castService } from "./service.ts";

const scopeOf = ({ orgId, channelUcid }: { orgId: string; channelUcid: string }) => ({
  organizationId: orgId,
  channelUcid,
});

export const castHandlers = (world: World): Handlers<typeof castRoutes> => {
  const service = castService(world);
  return {
    list: ({ params }) => service.list(scopeOf(params)),
    add: ({ caller, params, body }) => service.add(scopeOf(params), caller.userId, body),
    rename: ({ params, body }) => service.rename(scopeOf(params), params.id, body.name),
    remove: async ({ params }) => {
      await service.remove(scopeOf(params), params.id);
      return {};
    },
    look: ({ file }) => service.look(file),
    addPhoto: ({ caller, params, file }) => service.addPhoto(scopeOf(params), caller.userId, params.id, file),
    removePhoto: async ({ params }) => {
      await service.removePhoto(scopeOf(params), params.id, params.photoId);
      return {};
    },
  };
};
