import type { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { demoThumbnails } from "./thumbnails.ts";

export const catalogueHandlers = (world: World): Handlers<typeof catalogueRoutes> => {
  const { thumbnail } = demoThumbnails(world);
  return {
    thumbnail: ({ params, query, visit }) => thumbnail(params.file, { size: query.size, signal: visit.signal }),
  };
};
