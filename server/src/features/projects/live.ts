import type { Data } from "@coldopen/contract/kernel/sockets";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { World } from "../../world.ts";

type Told = typeof videoProjectsNamespace.toClient;
export const projectRoom = (projectId: string): string => `project:${projectId}`;

/** What those who have a project open hear, on whichever node they are, once it is durable. */
export const liveProjects = ({ db, sockets }: Pick<World, "db" | "sockets">) => {
  const namespace = sockets.io.of(videoProjectsNamespace.path);
  const tell = <E extends keyof Told & string>(room: string, event: E, data: Data<Told[E]>) =>
    db.afterCommit(() => void namespace.to(room).emit(event, data));
  return {
    changed: (videoProjectId: string) => tell(projectRoom(videoProjectId), "projectChanged", { videoProjectId }),
    lockChanged: (data: Data<Told["lockChanged"]>) => tell(projectRoom(data.videoProjectId), "lockChanged", data),
    penAsked: (socketId: string, data: Data<Told["penAsked"]>) => tell(socketId, "penAsked", data),
    penKept: (socketId: string, videoProjectId: string) => tell(socketId, "penKept", { videoProjectId }),
  };
};
