import { z } from "zod";
import { routes, text, Ucid } from "../kernel/route.ts";
import { PowerKeyword } from "./schema.ts";

export const keywordRoutes = routes({
  match: {
    method: "POST",
    path: "/api/idea/power_keywords/match",
    access: "user",
    wire: "snake",
    keptNames: ["startPos", "performanceRatio"],
    apiKey: "read",
    summary: "Words of titles that go with over-performing videos",
    query: z.object({
      ucid: Ucid,
      predictedCategoryMethod: z.enum(["latest_20_videos"]).default("latest_20_videos"),
      bypassPosCheck: z
        .enum(["true", "false"])
        .transform((value) => value === "true")
        .optional(),
    }),
    body: z.object({ inputSentence: z.array(text(300)).min(1).max(100) }),
    reply: z.object({
      titles: z.array(z.object({ title: z.string(), keywords: z.array(PowerKeyword) })),
      videos: z.number().int(),
      months: z.number().int(),
    }),
  },
});
