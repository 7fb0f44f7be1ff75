import { z } from "zod";
import { namespace } from "../kernel/sockets.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const LOCK_HEARTBEAT_MS = 3000;
/** A lock expires this long after its last heartbeat. */
export const LOCK_LIFE_SECONDS = 8;

export const LockOwner = z.object({ userId: z.uuid(), name: z.string(), profilePicture: ShownPicture.optional() });
export type LockOwner = z.infer<typeof LockOwner>;

const onProject = <A extends string>(action: A) =>
  z.object({ action: z.literal(action), data: z.object({ videoProjectId: z.uuid() }) });

export const LockRequest = z.discriminatedUnion("action", [
  onProject("videoProjectLock"),
  onProject("videoProjectUnlock"),
  /** A viewer requests the edit lock from its owner. */
  onProject("videoProjectAskForPen"),
  /** The owner hands the lock over to the first requester. */
  onProject("videoProjectHandOver"),
  onProject("videoProjectKeepPen"),
]);
export type LockRequest = z.infer<typeof LockRequest>;

/** `fence` is the fencing token: it grows with each change of owner, and a save with an older one is refused. */
export const LockReply = z.object({
  videoProjectAccessible: z.boolean(),
  lockOwner: LockOwner.nullable(),
  fence: z.number().int(),
});
export type LockReply = z.infer<typeof LockReply>;

export const videoProjectsNamespace = namespace({
  path: "/video-projects",
  access: "user",
  toClient: {
    lockChanged: { audience: "project", data: z.object({ videoProjectId: z.uuid(), lockOwner: LockOwner.nullable() }) },
    penAsked: { audience: "connection", data: z.object({ videoProjectId: z.uuid(), by: LockOwner }) },
    penKept: { audience: "connection", data: z.object({ videoProjectId: z.uuid() }) },
    /** Viewers reload the project after a save. */
    projectChanged: { audience: "project", data: z.object({ videoProjectId: z.uuid() }) },
  },
  toServer: { clientRequest: { data: LockRequest, reply: LockReply } },
});
