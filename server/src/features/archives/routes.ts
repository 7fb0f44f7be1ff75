import type { archiveRoutes } from "@coldopen/contract/archives/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { archiveService } from "./service.ts";

export const archiveHandlers = (context: AppContext): Handlers<typeof archiveRoutes> => {
  const service = archiveService(context);
  return {
    latest: ({ scope }) => service.latest(scope),
    create: ({ scope, caller }) => service.create(scope, caller),
    download: ({ scope, params }) => service.download(scope, params.id),
    remove: async ({ scope, params }) => {
      await service.remove(scope, params.id);
      return {};
    },
  };
};
