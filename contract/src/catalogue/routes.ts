import { z } from "zod";
import { Nothing, repeated, routes } from "../kernel/route.ts";
import { VideoId } from "../outliers/schema.ts";
import { DrawnColor } from "./drawn-thumb.ts";

export const catalogueRoutes = routes({
  colors: {
    method: "GET",
    path: "/api/idea/thumbs",
    access: "user",
    wire: "snake",
    summary: "The main colours of drawn thumbnails, which are known before they are drawn",
    query: z.object({ videoId: repeated(VideoId) }),
    reply: z.object({ results: z.array(DrawnColor) }),
  },
  thumbnail: {
    method: "GET",
    path: "/api/idea/thumbs/:file",
    access: "user",
    apiKey: "read",
    summary: "The drawn thumbnail of a demo video",
    params: z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{11}\.webp$/, "Not a thumbnail") }),
    query: z.object({ size: z.enum(["small"]).optional() }),
    reply: Nothing,
    file: true,
  },
});
