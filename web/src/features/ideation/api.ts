import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import { api } from "../../lib/api.ts";
import { upload } from "../../lib/upload.ts";

export const ideationApi = api(ideationRoutes);

type Place = { organizationId: string; channelUCID: string };
export const keepPicture = ({ organizationId, channelUCID }: Place, file: Blob) =>
  upload(pictureRoutes.upload, { query: { organizationId, channelUCID } }, file);
