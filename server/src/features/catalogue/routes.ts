import type { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { demoThumbnails } from "./thumbnails.ts";

export const catalogueHandlers = (context: AppContext): Handlers<typeof catalogueRoutes> => {
  const { thumbnail, colors } = demoThumbnails(context);
  return {
    colors: async ({ query }) => ({ results: await colors(query.videoId ?? []) }),
    thumbnail: ({ params, query, info }) => thumbnail(params.file, { size: query.size, signal: info.signal }),
  };
};
