import { z } from "zod";
import { namespace } from "../kernel/sockets.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const LOCK_HEARTBEAT_MS = 3000;
/** A lock lives this long after its last heartbeat. */
export const LOCK_LIFE_SECONDS = 8;

export const LockOwner = z.object({ userId: z.uuid(), name: z.string(), profilePicture: ShownPicture.optional() });
export type LockOwner = z.infer<typeof LockOwner>;

const onProject = <A extends string>(action: A) =>
  z.object({ action: z.literal(action), data: z.object({ videoProjectId: z.uuid() }) });

export const LockRequest = z.discriminatedUnion("action", [
  onProject("videoProjectLock"),
  onProject("videoProjectUnlock"),
  /** Someone who looks on asks the owner for the pen. */
  onProject("videoProjectAskForPen"),
  /** The owner hands it over to whoever asked first. */
  onProject("videoProjectHandOver"),
  onProject("videoProjectKeepPen"),
]);
export type LockRequest = z.infer<typeof LockRequest>;

/** `fence` grows with each change of owner: a save that carries an older one comes too late. */
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
    /** Those who look on see what was saved. */
    projectChanged: { audience: "project", data: z.object({ videoProjectId: z.uuid() }) },
  },
  toServer: { clientRequest: { data: LockRequest, reply: LockReply } },
});
