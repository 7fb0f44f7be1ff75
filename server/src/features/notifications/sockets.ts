import type { notificationsNamespace, SystemMessage } from "@coldopen/contract/notifications/sockets";
import type { AppContext } from "../../app-context.ts";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import { notificationsService } from "./service.ts";

export const notificationsHandlers = (context: AppContext): SocketHandlers<typeof notificationsNamespace> => {
  const service = notificationsService(context);
  return { catchUp: ({ caller, data }) => service.catchUp(caller.userId, data.lastId) };
};

/** Tells the tabs of a session that was ended elsewhere to log out. It is not stored: its id is below all others. */
export const sendLogout = (socket: NamespaceSocket): void => {
  const message: SystemMessage = { id: 0, eggType: "logout" };
  socket.emit("system", message);
};
