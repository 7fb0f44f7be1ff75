import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { type LockOwner, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { Sender } from "../../platform/sockets/announce.ts";
import { emitterOf } from "../../platform/sockets/emit.ts";
import type { World } from "../../world.ts";

/** A project and the channel whose people may receive its messages. */
export type LiveProject = { scope: ChannelScope; projectId: string };

/** What those who have a project open receive, on whichever node they are, once it is durable. */
export const liveProjects = ({ db, sockets }: Pick<World, "db" | "sockets">) => {
  const emit = emitterOf(sockets.io, videoProjectsNamespace);
  return {
    changed: (project: LiveProject, { clientId }: Sender = {}) =>
      db.afterCommit(() =>
        emit("projectChanged", project, { videoProjectId: project.projectId }, { exceptClient: clientId }),
      ),
    lockChanged: (project: LiveProject, lockOwner: LockOwner | null) =>
      db.afterCommit(() => emit("lockChanged", project, { videoProjectId: project.projectId, lockOwner })),
    penAsked: (socketId: string, projectId: string, by: LockOwner) =>
      db.afterCommit(() => emit("penAsked", { socketId }, { videoProjectId: projectId, by })),
    penKept: (socketId: string, projectId: string) =>
      db.afterCommit(() => emit("penKept", { socketId }, { videoProjectId: projectId })),
  };
};
