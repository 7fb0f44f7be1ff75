import type { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { ThumbnailsService } from "./service.ts";

export const thumbnailHandlers = (service: ThumbnailsService): Handlers<typeof thumbnailRoutes> => ({
  generateRegional: ({ caller, body, info, scope }) => service.generateRegional(caller, scope, body, info.signal),
  line: ({ caller, params, scope }) => service.line(caller, scope, params.id),
  setLayers: ({ caller, body, info, scope }) => service.setLayers(caller, scope, body.id, body.layers, info.signal),
});
