import type { aboutRoutes } from "@coldopen/contract/about/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { catalogueSize } from "../catalogue/index.ts";
import { isOwner, operatorSettings, outsideWorlds } from "./rules.ts";

export const aboutHandlers = (context: AppContext): Handlers<typeof aboutRoutes> => {
  const startedAt = context.now().toISOString();
  return {
    about: async ({ caller }) => ({
      version: context.version,
      node: process.version,
      startedAt,
      isDemo: context.config.isDemo,
      worlds: outsideWorlds({
        hasOwnDatabase: context.config.databaseUrl === undefined,
        files: context.files,
        mail: context.mail,
        textModel: context.textModel,
        imageModel: context.imageModel,
        videos: context.videos && { name: context.videos.name, ...(await context.videos.quota()) },
        isDemo: context.config.isDemo,
        providers: context.identity.list().map(({ name }) => name),
        hasChannelConsent: context.channelConsent !== undefined,
        hasMonitoring: context.config.errorWebhookUrl !== undefined,
        hasTracing: context.config.otlpEndpoint !== undefined,
        hasPayments: context.payments !== undefined,
        hasAnalytics: context.config.analyticsUrl !== undefined,
        catalogue: await catalogueSize(context.db),
      }),
      ...(isOwner(caller) && { operatorSettings }),
    }),
  };
};
