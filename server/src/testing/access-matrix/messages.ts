import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { Home } from "./home.ts";

/** One row a namespace, and in it one valid example a message: a namespace or message without its row fails the matrix. */
export const messageExamples = {
  "/notifications": { table: notificationsNamespace, messages: { catchUp: (_: Home) => ({ lastId: 1 }) } },
  "/video-projects": {
    table: videoProjectsNamespace,
    messages: {
      clientRequest: ({ ids }: Home) => ({ action: "videoProjectLock", data: { videoProjectId: ids.projectId } }),
    },
  },
} as const;
