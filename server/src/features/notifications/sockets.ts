import type { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import { notificationsService } from "./service.ts";

export const notificationsHandlers = (world: World): SocketHandlers<typeof notificationsNamespace> => {
  const service = notificationsService(world);
  return { catchUp: ({ caller, data }) => service.catchUp(caller.userId, data.lastId) };
};
