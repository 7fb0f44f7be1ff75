import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";
import { namespace } from "../kernel/sockets.ts";
import { ExecutionEvent, ExecutionRequest } from "./schema.ts";

/** Generates a project name from the first chosen element. */
export const PassthroughRequest = z.object({
  metadata: z.object({
    tracking: z.object({
      runId: z.uuid(),
      organizationId: z.uuid(),
      channelUCID: Ucid,
      videoProjectId: z.uuid("videoProjectId is required"),
    }),
  }),
  aiParameters: z.object({
    nameGenInspiration: z
      .object({ primaryThumbnail: text(2000), primaryConcept: text(5000), primaryTitle: text(200) })
      .partial(),
  }),
});
export type PassthroughRequest = z.infer<typeof PassthroughRequest>;

export const executionsNamespace = namespace({
  path: "/executions",
  access: "user",
  missingUser: "No user for kirby request",
  toClient: {
    execution: { audience: "run", data: ExecutionEvent },
    "passthrough-execution": {
      audience: "connection",
      data: z.object({ runId: z.uuid(), result: z.string(), isWhole: z.boolean() }),
    },
    error: { audience: "connection", data: z.object({ runId: z.uuid(), errorReason: z.string() }) },
  },
  toServer: {
    execution: { data: ExecutionRequest, reply: z.object({ runId: z.uuid() }) },
    "passthrough-execution": { data: PassthroughRequest, reply: z.object({ runId: z.uuid() }) },
    /** Resumes a running generation, starting with the elements that exist. */
    join: { data: z.object({ runId: z.uuid() }), reply: z.object({ isRunning: z.boolean() }) },
    stop: { data: z.object({ runId: z.uuid() }), reply: z.object({}) },
  },
});
