import { z } from "zod";
import { ChannelParams, Nothing, routes } from "../kernel/route.ts";
import { PICTURE_FILE_MAX_BYTES, photoFileTypes } from "../pictures/schema.ts";
import { CastMember, CastName, CastPhoto, NewCastMember, PhotoLook } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/cast" as const;
const MemberParams = ChannelParams.extend({ id: z.uuid() });
const PhotoParams = MemberParams.extend({ photoId: z.uuid() });
const limit = { per: "user", max: 60, windowSeconds: 60 } as const;

export const castRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "channel",
    summary: "The people who may appear in a channel's thumbnails",
    params: ChannelParams,
    reply: z.object({ members: z.array(CastMember) }),
  },
  add: {
    method: "POST",
    path: base,
    access: "channelAdmin",
    summary: "Add a cast member who agrees to be shown",
    limit,
    params: ChannelParams,
    body: NewCastMember,
    reply: CastMember,
  },
  rename: {
    method: "PUT",
    path: `${base}/:id`,
    access: "channelAdmin",
    summary: "Rename a cast member",
    params: MemberParams,
    body: z.object({ name: CastName }),
    reply: CastMember,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "channelAdmin",
    summary: "Delete a cast member with all photos",
    params: MemberParams,
    reply: Nothing,
  },
  look: {
    method: "POST",
    path: `${base}/look`,
    access: "channelAdmin",
    summary: "See what a photo would give; nothing of it is kept",
    limit,
    params: ChannelParams,
    upload: { maxBytes: PICTURE_FILE_MAX_BYTES, types: photoFileTypes },
    reply: PhotoLook,
  },
  addPhoto: {
    method: "POST",
    path: `${base}/:id/photos`,
    access: "channelAdmin",
    summary: "Add a photo with exactly one face, large and sharp enough; the likeness is then prepared",
    limit,
    params: MemberParams,
    upload: { maxBytes: PICTURE_FILE_MAX_BYTES, types: photoFileTypes },
    reply: CastPhoto,
  },
  removePhoto: {
    method: "DELETE",
    path: `${base}/:id/photos/:photoId`,
    access: "channelAdmin",
    summary: "Delete one photo of a cast member",
    params: PhotoParams,
    reply: Nothing,
  },
});
