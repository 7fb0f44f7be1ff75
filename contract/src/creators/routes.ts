import { z } from "zod";
import { routes, Ucid } from "../kernel/route.ts";
import { Creator } from "./schema.ts";

export const creatorRoutes = routes({
  read: {
    method: "GET",
    path: "/api/idea/creators/:ucid",
    access: "user",
    wire: "snake",
    apiKey: "read",
    summary: "A channel of the catalogue with its figures, formats and cadence",
    params: z.object({ ucid: Ucid }),
    query: z.object({ kind: z.enum(["videos", "shorts"]).default("videos") }),
    reply: Creator,
  },
});
