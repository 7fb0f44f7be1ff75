import type { creatorRoutes } from "@coldopen/contract/creators/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { creatorService } from "./service.ts";

export const creatorHandlers = (context: AppContext): Handlers<typeof creatorRoutes> => {
  const creators = creatorService(context);
  return { read: ({ params, query }) => creators.read(params.ucid, query.kind) };
};
