import type { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { OnSessionChecked } from "../../platform/sockets/revalidate-sockets.ts";
import { mayReceive } from "../../platform/sockets/rooms.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import type { LiveProject } from "../projects/index.ts";
import { lockService } from "./service.ts";
import { type Watched, watchedBy } from "./watching.ts";

/** The server ended the connection itself: its session is over. Any other tab may only have lost the network. */
const ENDED_BY_SERVER = "server namespace disconnect";

export function openProjectLocks(world: World): {
  handlers: SocketHandlers<typeof videoProjectsNamespace>;
  onSessionChecked: OnSessionChecked;
} {
  const service = lockService(world);
  const tabs = new WeakMap<NamespaceSocket, Watched>();
  const tabOf = (socket: NamespaceSocket) => ({ socketId: socket.id, userId: socket.data.session.userId });

  const release = (socket: NamespaceSocket, watched: Watched, projects: readonly LiveProject[]) => {
    for (const { projectId } of projects) watched.stop(projectId);
    if (projects.length > 0)
      world.background.run("lock of a tab that may no longer edit", () => service.release(tabOf(socket), projects));
  };
  const detach = (socket: NamespaceSocket, watched: Watched, projects: readonly LiveProject[]) => {
    const ids = projects.map(({ projectId }) => projectId);
    for (const projectId of ids) watched.stop(projectId);
    world.background.run("lock of a tab that left", () => service.leave(tabOf(socket), ids));
  };

  const watchedOf = (socket: NamespaceSocket): Watched => {
    const known = tabs.get(socket);
    if (known) return known;
    const watched = watchedBy(socket);
    tabs.set(socket, watched);
    socket.once("disconnect", (reason: unknown) =>
      (reason === ENDED_BY_SERVER ? release : detach)(socket, watched, watched.projects()),
    );
    return watched;
  };

  return {
    handlers: {
      clientRequest: async ({ data, authorize, socket }) => {
        const { videoProjectId: projectId } = data.data;
        const watched = watchedOf(socket);
        try {
          const { reply, scope } = await service.answer(authorize, tabOf(socket), data);
          if (data.action !== "videoProjectUnlock") await watched.watch({ scope, projectId });
          else watched.stop(projectId);
          return reply;
        } catch (error) {
          watched.stop(projectId);
          throw error;
        }
      },
    },
    onSessionChecked: (socket, session) => {
      const watched = tabs.get(socket);
      if (!watched) return;
      const lost = watched.projects().filter(({ scope }) => !mayReceive(session, scope));
      release(socket, watched, lost);
    },
  };
}
