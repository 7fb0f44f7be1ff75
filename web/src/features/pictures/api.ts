import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { api } from "../../lib/api.ts";
import { type UploadOptions, upload } from "../../lib/upload.ts";

const picturesApi = api(pictureRoutes);

const scopeOf = ({ organizationId, channelUcid }: ChannelScope) => ({ organizationId, channelUCID: channelUcid });

export const sendPicture = (channel: ChannelScope, file: Blob, options: UploadOptions = {}): Promise<StoredPicture> =>
  upload(pictureRoutes.upload, { query: scopeOf(channel) }, file, options);

/** The server fetches it: the browser may not read other sites. */
export const importFromAddress = (channel: ChannelScope, url: string): Promise<StoredPicture> =>
  picturesApi.fromUrl({ body: { ...scopeOf(channel), url } });
