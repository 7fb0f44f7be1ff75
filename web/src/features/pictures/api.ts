import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { api } from "../../lib/api.ts";
import { type UploadOptions, upload } from "../../lib/upload.ts";

const picturesApi = api(pictureRoutes);

/** The channel that a picture is kept for. */
export type PicturePlace = { organizationId: string; channelUcid: string };
const scopeOf = ({ organizationId, channelUcid }: PicturePlace) => ({ organizationId, channelUCID: channelUcid });

export const sendPicture = (place: PicturePlace, file: Blob, options: UploadOptions = {}): Promise<StoredPicture> =>
  upload(pictureRoutes.upload, { query: scopeOf(place) }, file, options);

/** The studio fetches it: a page may not read what lies elsewhere. */
export const keepFromAddress = (place: PicturePlace, url: string): Promise<StoredPicture> =>
  picturesApi.fromUrl({ body: { ...scopeOf(place), url } });
