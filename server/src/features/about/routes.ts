import type { aboutRoutes } from "@coldopen/contract/about/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { catalogueSize } from "../catalogue/index.ts";
import { outsideWorlds } from "./rules.ts";

export const aboutHandlers = (world: World): Handlers<typeof aboutRoutes> => {
  const startedAt = world.now().toISOString();
  return {
    about: async () => ({
      version: world.version,
      node: process.version,
      startedAt,
      isDemo: world.config.isDemo,
      worlds: outsideWorlds({
        hasOwnDatabase: world.config.databaseUrl === undefined,
        files: world.files,
        mail: world.mail,
        textModel: world.textModel,
        imageModel: world.imageModel,
        videos: world.videos && { name: world.videos.name, ...(await world.videos.quota()) },
        isDemo: world.config.isDemo,
        providers: world.identity.list().map(({ name }) => name),
        hasMonitoring: world.config.errorWebhookUrl !== undefined,
        hasTracing: world.config.otlpEndpoint !== undefined,
        catalogue: await catalogueSize(world.db),
      }),
    }),
  };
};
