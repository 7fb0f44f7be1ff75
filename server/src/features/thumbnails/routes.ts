import type { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { ThumbnailsService } from "./service.ts";

type Place = { orgId: string; channelUcid: string };
const scopeOf = ({ orgId, channelUcid }: Place) => ({ organizationId: orgId, channelUcid });

export const thumbnailHandlers = (service: ThumbnailsService): Handlers<typeof thumbnailRoutes> => ({
  line: ({ caller, params }) => service.line(caller, scopeOf(params), params.id),
  setLayers: ({ caller, params, body, visit }) =>
    service.setLayers(caller, scopeOf(params), body.id, body.layers, visit.signal),
});
