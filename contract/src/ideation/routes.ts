import { z } from "zod";
import { routes, scopeInBody } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { RegionalExecution } from "./regional.ts";
import { ExecutionRequest, IdeaElement, IdeationRun } from "./schema.ts";

const inTracking = { ...scopeInBody, within: ["metadata", "tracking"] };
const ByProject = z.object({ id: z.uuid() });

export const ideationRoutes = routes({
  execute: {
    method: "POST",
    path: "/api/executions/",
    access: "channel",
    scope: inTracking,
    summary: "Generate titles, concepts or pictures, or draw regions of a picture anew, and wait for them",
    longRunning: true,
    body: z.union([ExecutionRequest, RegionalExecution]),
    reply: z.object({
      runId: z.uuid(),
      elements: z.array(IdeaElement),
      images: z.array(z.object({ id: z.uuid(), url: ShownPicture, prompt: z.string(), seed: z.number().int() })),
    }),
  },
  runs: {
    method: "GET",
    path: "/api/v3/video-project/:id/runs",
    access: "user",
    summary: "What was generated for a project, newest first",
    params: ByProject,
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20) }),
    reply: z.object({ data: z.array(IdeationRun) }),
  },
});
