import { z } from "zod";
import { Nothing, routes } from "../kernel/route.ts";

export const catalogueRoutes = routes({
  thumbnail: {
    method: "GET",
    path: "/api/idea/thumbs/:file",
    access: "user",
    summary: "The drawn thumbnail of a demo video",
    params: z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{11}\.webp$/, "Not a thumbnail") }),
    query: z.object({ size: z.enum(["small"]).optional() }),
    reply: Nothing,
    file: true,
  },
});
