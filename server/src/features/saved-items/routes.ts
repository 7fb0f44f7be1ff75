import type { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { savedItemsService } from "./service.ts";

const scopeOf = ({ orgId, channelUcid }: { orgId: string; channelUcid: string }) => ({
  organizationId: orgId,
  channelUcid,
});

export const savedItemHandlers = (world: World): Handlers<typeof savedItemRoutes> => {
  const service = savedItemsService(world);
  return {
    list: ({ params, query }) => service.list(scopeOf(params), query),
    marks: ({ params }) => service.marks(scopeOf(params)),
    save: ({ caller, params, body }) => service.save(scopeOf(params), caller.userId, body),
    remove: async ({ params }) => {
      await service.remove(scopeOf(params), params.id);
      return {};
    },
  };
};
