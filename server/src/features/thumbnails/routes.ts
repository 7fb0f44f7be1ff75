import { scopeOfParams } from "@coldopen/contract/kernel/route";
import type { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { ThumbnailsService } from "./service.ts";

export const thumbnailHandlers = (service: ThumbnailsService): Handlers<typeof thumbnailRoutes> => ({
  line: ({ caller, params }) => service.line(caller, scopeOfParams(params), params.id),
  setLayers: ({ caller, params, body, visit }) =>
    service.setLayers(caller, scopeOfParams(params), body.id, body.layers, visit.signal),
});
