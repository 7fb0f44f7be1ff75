import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import { projectRoom } from "../projects/index.ts";

/** A tab that has not asked again for this long is no longer told: its rights are looked at whenever it asks. */
const SILENT_MS = 10_000;

/** The projects that one tab has open, for as long as it goes on asking for them. */
export function watchedBy(socket: Pick<NamespaceSocket, "join" | "leave">) {
  const timers = new Map<string, NodeJS.Timeout>();
  const stop = (projectId: string) => {
    clearTimeout(timers.get(projectId));
    timers.delete(projectId);
    void socket.leave(projectRoom(projectId));
  };
  return {
    watch: async (projectId: string) => {
      clearTimeout(timers.get(projectId));
      timers.set(projectId, setTimeout(stop, SILENT_MS, projectId).unref());
      await socket.join(projectRoom(projectId));
    },
    stop,
    /** Every project that is still open. */
    end: (): string[] => {
      const open = [...timers.keys()];
      for (const projectId of open) clearTimeout(timers.get(projectId));
      timers.clear();
      return open;
    },
  };
}
export type Watched = ReturnType<typeof watchedBy>;
