import { z } from "zod";
import { routes } from "../kernel/route.ts";

export const OutsideWorld = z.object({
  name: z.string(),
  inUse: z.string(),
  detail: z.string(),
  isEmbedded: z.boolean(),
  /** Engines make titles, pictures and numbers; services run the studio. */
  kind: z.enum(["engine", "service"]),
});
export type OutsideWorld = z.infer<typeof OutsideWorld>;

/** An environment variable of the studio and what it changes. */
export const OperatorSetting = z.object({ variable: z.string(), text: z.string() });
export type OperatorSetting = z.infer<typeof OperatorSetting>;

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
      /** Only for owners of an organization. */
      operatorSettings: z.array(OperatorSetting).optional(),
    }),
  },
});
