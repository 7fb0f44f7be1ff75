import type { channelRoutes } from "@coldopen/contract/channels/routes";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { consentService } from "./consent-service.ts";
import { channelsService } from "./service.ts";

export const channelHandlers = (
  context: AppContext,
  beforeDisconnect: (scope: AuthorizedScope) => Promise<void>,
): Handlers<typeof channelRoutes> => {
  const service = channelsService(context, beforeDisconnect);
  const consent = consentService(context);
  return {
    find: ({ caller, query }) => service.find(caller, query.ucid),
    connectMethod: () => ({ method: service.connectMethod() }),
    preview: ({ caller, query }) => service.preview(caller, query.channel),
    connect: ({ scope, caller, body }) => service.connect(scope, caller, body),
    connectMock: ({ scope, caller }) => service.connectMock(scope, caller),
    reconnect: ({ scope, caller, body }) => service.reconnect(scope, caller, body),
    admit: async ({ scope, caller }) => {
      await service.admit(scope, caller);
      return {};
    },
    disconnect: async ({ scope }) => {
      await service.disconnect(scope);
      return {};
    },
    requestConsent: ({ scope, caller, body }) => consent.request(scope, caller, body),
    requestConsentAgain: ({ scope, caller, body }) => consent.requestAgain(scope, caller, body),
    finishConsent: ({ scope, caller, body }) => consent.finish(scope, caller, body),
    connection: ({ scope }) => service.connection(scope),
    audience: ({ scope }) => service.audience(scope),
  };
};
