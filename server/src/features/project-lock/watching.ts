import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import type { LiveProject } from "../projects/index.ts";

/** A tab that has not asked again for this long is no longer told: its rights are looked at whenever it asks. */
const SILENT_MS = 10_000;

/** The projects that one tab has open, for as long as it goes on asking for them. */
export function watchedBy(socket: Pick<NamespaceSocket, "join" | "leave">) {
  const open = new Map<string, LiveProject & { timer: NodeJS.Timeout }>();
  const stop = (projectId: string) => {
    const watched = open.get(projectId);
    if (!watched) return;
    clearTimeout(watched.timer);
    open.delete(projectId);
    for (const room of roomsFor.project(watched.scope, projectId)) void socket.leave(room);
  };
  return {
    watch: async ({ scope, projectId }: LiveProject) => {
      clearTimeout(open.get(projectId)?.timer);
      open.set(projectId, { scope, projectId, timer: setTimeout(stop, SILENT_MS, projectId).unref() });
      await socket.join(roomsFor.project(scope, projectId));
    },
    stop,
    projects: (): LiveProject[] => [...open.values()].map(({ scope, projectId }) => ({ scope, projectId })),
  };
}
export type Watched = ReturnType<typeof watchedBy>;
