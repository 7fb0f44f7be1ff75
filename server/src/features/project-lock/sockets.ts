import type { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import { lockService } from "./service.ts";
import { type Watched, watchedBy } from "./watching.ts";

export const projectLockHandlers = (world: World): SocketHandlers<typeof videoProjectsNamespace> => {
  const service = lockService(world);
  const tabs = new WeakMap<NamespaceSocket, Watched>();

  const watchedOf = (socket: NamespaceSocket, userId: string): Watched => {
    const known = tabs.get(socket);
    if (known) return known;
    const watched = watchedBy(socket);
    tabs.set(socket, watched);
    socket.once("disconnect", () =>
      world.background.run("lock of a tab that left", () =>
        service.leave({ socketId: socket.id, userId }, watched.end()),
      ),
    );
    return watched;
  };

  return {
    clientRequest: async ({ data, caller, authorize, socket }) => {
      const { videoProjectId } = data.data;
      const watched = watchedOf(socket, caller.userId);
      try {
        const reply = await service.answer(authorize, { socketId: socket.id, userId: caller.userId }, data);
        if (data.action !== "videoProjectUnlock") await watched.watch(videoProjectId);
        else watched.stop(videoProjectId);
        return reply;
      } catch (error) {
        watched.stop(videoProjectId);
        throw error;
      }
    },
  };
};
