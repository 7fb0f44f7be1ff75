import type { pitchRoutes } from "@coldopen/contract/pitches/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { pitchService } from "./service.ts";
import { sharedPitches } from "./share-link.ts";

export const pitchHandlers = (context: AppContext): Handlers<typeof pitchRoutes> => {
  const service = pitchService(context);
  const shared = sharedPitches(context);
  return {
    list: ({ caller, query, scope }) => service.list(caller, scope, query),
    create: ({ caller, body, scope }) => service.create(caller, scope, body),
    get: ({ caller, params, scope }) => service.get(caller, scope, params.id),
    save: ({ caller, params, body, scope }) => service.save(caller, scope, params.id, body),
    setStage: ({ caller, params, body, scope }) => service.setStage(caller, scope, params.id, body.stage),
    remove: async ({ caller, params, scope }) => {
      await service.remove(caller, scope, params.id);
      return {};
    },
    restore: ({ caller, params, scope }) => service.restore(caller, scope, params.id),
    versions: ({ caller, params, scope }) => service.versions(caller, scope, params.id),
    restoreVersion: ({ caller, params, body, scope }) =>
      service.restoreVersion(caller, scope, params.id, { restored: params.version, ...body }),
    refreshFigures: ({ caller, params, scope }) => service.refreshFigures(caller, scope, params.id),
    findLogo: ({ caller, params, scope }) => service.findLogo(caller, scope, params.id),
    share: ({ caller, params, body, scope }) => service.share(caller, scope, params.id, body.days),
    revokeLink: ({ caller, params, scope }) => service.revokeLink(caller, scope, params.id),
    open: ({ params, info, caller }) => {
      info.setHeader("x-robots-tag", "noindex");
      return shared.open(params.token, { info, caller });
    },
    picture: ({ params, info }) => {
      info.setHeader("x-robots-tag", "noindex");
      return shared.picture(params.token, params.name);
    },
  };
};
