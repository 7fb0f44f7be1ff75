import { z } from "zod";
import { Nothing, routes, text } from "../kernel/route.ts";

const of = <N extends string, S extends z.ZodRawShape>(name: N, properties: S) =>
  z.object({ name: z.literal(name), properties: z.object(properties) });

/** What the web reports. No texts, names or ids of what people make. */
export const WebUsageEvent = z.discriminatedUnion("name", [
  /** The pattern of the address, without ids and query. */
  of("page_viewed", { page: text(120) }),
  of("project_created", {}),
  of("channel_switched", {}),
  of("command_chosen", { group: text(40) }),
  of("error_shown", { page: text(120) }),
]);
export type WebUsageEvent = z.infer<typeof WebUsageEvent>;

export const usageEventRoutes = routes({
  record: {
    method: "POST",
    path: "/api/usage-events",
    access: "user",
    summary: "Report a usage event of the web",
    limit: { per: "user", max: 240, windowSeconds: 60 },
    body: WebUsageEvent,
    reply: Nothing,
  },
});
