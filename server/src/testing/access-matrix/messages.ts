import { ideaCanvasNamespace } from "@coldopen/contract/idea-canvas/sockets";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { Home } from "./home.ts";

const trackingOf = ({ organizationId, channelUcid, projectId }: Home["ids"], runId: string) => ({
  runId,
  organizationId,
  channelUCID: channelUcid,
  videoProjectId: projectId,
});

/** One row a namespace, and in it one valid example a message: a namespace or message without its row fails the matrix. */
export const messageExamples = {
  "/notifications": { table: notificationsNamespace, messages: { catchUp: (_: Home) => ({ lastId: 1 }) } },
  "/executions": {
    table: executionsNamespace,
    messages: {
      execution: ({ ids }: Home) => ({
        metadata: { tracking: trackingOf(ids, ids.runId) },
        data: { pane: "title", option: "emptyState", numElementsToGenerate: 1 },
      }),
      "passthrough-execution": ({ ids }: Home) => ({
        metadata: { tracking: trackingOf(ids, crypto.randomUUID()) },
        aiParameters: { nameGenInspiration: { primaryTitle: "A quiet winter" } },
      }),
      join: ({ ids }: Home) => ({ runId: ids.runId }),
      stop: ({ ids }: Home) => ({ runId: ids.runId }),
    },
  },
  "/idea-canvas": { table: ideaCanvasNamespace, messages: {} },
  "/video-projects": {
    table: videoProjectsNamespace,
    messages: {
      clientRequest: ({ ids }: Home) => ({ action: "videoProjectLock", data: { videoProjectId: ids.projectId } }),
    },
  },
} as const;
