import type { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import type { AppContext } from "../../app-context.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import { notificationsService } from "./service.ts";

export const notificationsHandlers = (context: AppContext): SocketHandlers<typeof notificationsNamespace> => {
  const service = notificationsService(context);
  return { catchUp: ({ caller, data }) => service.catchUp(caller.userId, data.lastId) };
};
