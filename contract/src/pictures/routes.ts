import { z } from "zod";
import { NamedChannel, Nothing, routes, scopeInBody, scopeInQuery, text } from "../kernel/route.ts";
import { PICTURE_FILE_MAX_BYTES, PICTURE_URL_MAX, PictureSize, photoFileTypes, StoredPicture } from "./schema.ts";

const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/);

export const pictureRoutes = routes({
  upload: {
    method: "POST",
    path: "/api/pictures",
    access: "channel",
    scope: scopeInQuery,
    apiKey: "write",
    summary: "Keep a picture: checked, written anew, without anything that can't be seen",
    query: NamedChannel,
    upload: { maxBytes: PICTURE_FILE_MAX_BYTES, types: photoFileTypes },
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: StoredPicture,
  },
  fromUrl: {
    method: "POST",
    path: "/api/pictures/from-url",
    access: "channel",
    scope: scopeInBody,
    summary: "Keep a picture that lies elsewhere, under the same rules",
    longRunning: true,
    body: NamedChannel.extend({ url: text(PICTURE_URL_MAX) }),
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: StoredPicture,
  },
  picture: {
    method: "GET",
    path: "/api/pictures/:id",
    access: "user",
    apiKey: "read",
    summary: "A picture, as it is kept or no wider than asked",
    params: z.object({ id: z.uuid() }),
    query: z.object({ size: PictureSize.optional() }),
    reply: Nothing,
    file: true,
  },
  shared: {
    method: "GET",
    path: "/api/shared/pictures/:token/:id",
    access: "public",
    summary: "A picture for the holder of a token that grants access to it",
    params: z.object({ token: ShareToken, id: z.uuid() }),
    query: z.object({ size: PictureSize.optional() }),
    limit: { per: "ip", max: 600, windowSeconds: 60 },
    reply: Nothing,
    file: true,
  },
});
