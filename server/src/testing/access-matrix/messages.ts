import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";

/** One row a namespace, and in it one valid example a message: a namespace or message without its row fails the matrix. */
export const messageExamples = {
  "/notifications": { table: notificationsNamespace, messages: { catchUp: () => ({ lastId: 1 }) } },
} as const;
