import { z } from "zod";
import { routes } from "../kernel/route.ts";

export const OutsideWorld = z.object({
  name: z.string(),
  inUse: z.string(),
  detail: z.string(),
  isEmbedded: z.boolean(),
});
export type OutsideWorld = z.infer<typeof OutsideWorld>;

export const aboutRoutes = routes({
  about: {
    method: "GET",
    path: "/api/studio/about",
    access: "user",
    summary: "Version, and which outside world is in use",
    reply: z.object({
      version: z.string(),
      node: z.string(),
      startedAt: z.iso.datetime(),
      isDemo: z.boolean(),
      worlds: z.array(OutsideWorld),
    }),
  },
});
