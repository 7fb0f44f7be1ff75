import type { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { AppContext } from "../../app-context.ts";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { OnSessionChecked } from "../../platform/sockets/revalidate-sockets.ts";
import { mayReceive } from "../../platform/sockets/rooms.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { ProjectRef } from "../projects/index.ts";
import { type ProjectSubscriptions, projectSubscriptions } from "./project-subscriptions.ts";
import { lockService } from "./service.ts";

/** The server closed the connection because the session ended. Any other tab may only have lost the network. */
const ENDED_BY_SERVER = "server namespace disconnect";

export function openProjectLocks(context: AppContext): {
  handlers: SocketHandlers<typeof videoProjectsNamespace>;
  onSessionChecked: OnSessionChecked;
} {
  const service = lockService(context);
  const tabs = new WeakMap<NamespaceSocket, ProjectSubscriptions>();
  const tabOf = (socket: NamespaceSocket) => ({ socketId: socket.id, userId: socket.data.session.userId });

  const release = (socket: NamespaceSocket, subscriptions: ProjectSubscriptions, projects: readonly ProjectRef[]) => {
    for (const { projectId } of projects) subscriptions.end(projectId);
    if (projects.length > 0)
      context.background.run("release of a lost edit lock", () => service.release(tabOf(socket), projects));
  };
  const detach = (socket: NamespaceSocket, subscriptions: ProjectSubscriptions, projects: readonly ProjectRef[]) => {
    const ids = projects.map(({ projectId }) => projectId);
    for (const projectId of ids) subscriptions.end(projectId);
    context.background.run("detach of a closed tab", () => service.leave(tabOf(socket), ids));
  };

  const subscriptionsOf = (socket: NamespaceSocket): ProjectSubscriptions => {
    const known = tabs.get(socket);
    if (known) return known;
    const subscriptions = projectSubscriptions(socket);
    tabs.set(socket, subscriptions);
    socket.once("disconnect", (reason: unknown) =>
      (reason === ENDED_BY_SERVER ? release : detach)(socket, subscriptions, subscriptions.projects()),
    );
    return subscriptions;
  };

  return {
    handlers: {
      clientRequest: async ({ data, authorize, socket }) => {
        const { videoProjectId: projectId } = data.data;
        const subscriptions = subscriptionsOf(socket);
        try {
          const { reply, scope } = await service.answer(authorize, tabOf(socket), data);
          if (data.action !== "videoProjectUnlock") await subscriptions.renew({ scope, projectId });
          else subscriptions.end(projectId);
          return reply;
        } catch (error) {
          subscriptions.end(projectId);
          throw error;
        }
      },
    },
    onSessionChecked: (socket, session) => {
      const subscriptions = tabs.get(socket);
      if (!subscriptions) return;
      const lost = subscriptions.projects().filter(({ scope }) => !mayReceive(session, scope));
      release(socket, subscriptions, lost);
    },
  };
}
