import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { api } from "../../lib/api.ts";

export const ideationApi = api(ideationRoutes);

type Place = { organizationId: string; channelUCID: string };
export const keepPicture = ({ organizationId, channelUCID }: Place, bytes: string) =>
  ideationApi.keepPicture({ body: { organizationId, channelUCID, bytes } });
