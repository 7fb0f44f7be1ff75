import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { type LockOwner, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { AppContext } from "../../app-context.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { emitterOf } from "../../platform/sockets/emit.ts";

/** A project and its channel, whose members may receive its events. */
export type ProjectRef = { scope: ChannelScope; projectId: string };

/** Events for the tabs that have a project open, on every node, sent after the commit. */
export const projectEvents = ({ db, sockets }: Pick<AppContext, "db" | "sockets">) => {
  const emit = emitterOf(sockets.io, videoProjectsNamespace);
  return {
    publishChanged: (project: ProjectRef, { clientId }: Sender = {}) =>
      db.afterCommit(() =>
        emit("projectChanged", project, { videoProjectId: project.projectId }, { exceptClient: clientId }),
      ),
    publishLockChanged: (project: ProjectRef, lockOwner: LockOwner | null) =>
      db.afterCommit(() => emit("lockChanged", project, { videoProjectId: project.projectId, lockOwner })),
    publishLockRequested: (socketId: string, projectId: string, by: LockOwner) =>
      db.afterCommit(() => emit("penAsked", { socketId }, { videoProjectId: projectId, by })),
    publishLockKept: (socketId: string, projectId: string) =>
      db.afterCommit(() => emit("penKept", { socketId }, { videoProjectId: projectId })),
  };
};
