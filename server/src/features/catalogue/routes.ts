import type { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { demoThumbnails } from "./thumbnails.ts";

export const catalogueHandlers = (context: AppContext): Handlers<typeof catalogueRoutes> => {
  const { thumbnail } = demoThumbnails(context);
  return {
    thumbnail: ({ params, query, visit }) => thumbnail(params.file, { size: query.size, signal: visit.signal }),
  };
};
