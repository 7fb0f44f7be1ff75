import type { chatMemoryRoutes } from "@coldopen/contract/chat-memory/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { chatMemoryService } from "./service.ts";

export const chatMemoryHandlers = (context: AppContext): Handlers<typeof chatMemoryRoutes> => {
  const service = chatMemoryService(context);
  return {
    list: ({ scope, caller }) => service.list(scope, caller.userId),
    get: ({ params, query, ...reader }) => service.get(reader, query.namespace, params.key),
    put: ({ params, body, authorize, ...from }) => service.put({ caller: asWriter(from), authorize }, params.key, body),
    remove: async ({ params, query, authorize, ...from }) => {
      await service.remove({ caller: asWriter(from), authorize }, query.namespace, params.key);
      return {};
    },
    forgetAll: ({ query, authorize, ...from }) =>
      service.forgetAll({ caller: asWriter(from), authorize }, query.namespace),
  };
};
