import { z } from "zod";
import { routes } from "../kernel/route.ts";

export const healthRoutes = routes({
  health: {
    method: "GET",
    path: "/health",
    access: "public",
    summary: "The process is alive",
    reply: z.object({ status: z.literal("ok") }),
  },
  ready: {
    method: "GET",
    path: "/ready",
    access: "public",
    summary: "Requests can be served",
    reply: z.object({ status: z.literal("ready") }),
  },
});
