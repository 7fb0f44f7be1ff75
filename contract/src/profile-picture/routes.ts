import { z } from "zod";
import { Nothing, routes } from "../kernel/route.ts";
import { PICTURE_FILE_MAX_BYTES, PictureFileType } from "../pictures/schema.ts";
import { ImageDetails, ProfilePicture } from "./schema.ts";

const path = "/api/users/picture" as const;
const reply = z.object({ profilePicture: ProfilePicture });

export const profilePictureRoutes = routes({
  set: {
    method: "PUT",
    path,
    access: "user",
    summary: "Show this square of a picture as one's own",
    query: ImageDetails,
    upload: { maxBytes: PICTURE_FILE_MAX_BYTES, types: PictureFileType.options },
    limit: { per: "user", max: 10, windowSeconds: 60 },
    reply,
  },
  remove: {
    method: "DELETE",
    path,
    access: "user",
    summary: "Show no picture of oneself",
    reply,
  },
  picture: {
    method: "GET",
    path: "/api/users/:id/picture",
    access: "user",
    summary: "The picture of a person, for those who share an organization with them",
    params: z.object({ id: z.uuid() }),
    query: z.object({
      v: z
        .string()
        .regex(/^[0-9a-f]{8}$/)
        .optional(),
    }),
    reply: Nothing,
    file: true,
  },
});
