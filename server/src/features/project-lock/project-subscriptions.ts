import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import type { ProjectRef } from "../projects/index.ts";

/** A tab renews its subscription with each lock request, which checks its access. */
const SUBSCRIPTION_TIMEOUT_MS = 10_000;

/** The projects whose events one tab receives, as long as it renews each subscription. */
export function projectSubscriptions(socket: Pick<NamespaceSocket, "join" | "leave">) {
  const open = new Map<string, ProjectRef & { timer: NodeJS.Timeout }>();
  const stop = (projectId: string) => {
    const subscription = open.get(projectId);
    if (!subscription) return;
    clearTimeout(subscription.timer);
    open.delete(projectId);
    for (const room of roomsFor.project(subscription.scope, projectId)) void socket.leave(room);
  };
  return {
    renew: async ({ scope, projectId }: ProjectRef) => {
      clearTimeout(open.get(projectId)?.timer);
      open.set(projectId, { scope, projectId, timer: setTimeout(stop, SUBSCRIPTION_TIMEOUT_MS, projectId).unref() });
      await socket.join(roomsFor.project(scope, projectId));
    },
    end: stop,
    projects: (): ProjectRef[] => [...open.values()].map(({ scope, projectId }) => ({ scope, projectId })),
  };
}
export type ProjectSubscriptions = ReturnType<typeof projectSubscriptions>;
