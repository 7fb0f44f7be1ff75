import type { LockReply, LockRequest } from "@coldopen/contract/projects/sockets";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { notFound, type ProjectRef, projectEvents, projectStore } from "../projects/index.ts";
import { type LockState, lockStore, type Tab } from "./store.ts";

/** A lock whose connection was lost can be taken again by the same person. */
const isHeldByOther = ({ isLive, socketId, owner }: LockState, tab: Tab): boolean =>
  isLive && socketId !== tab.socketId && (socketId !== null || owner?.userId !== tab.userId);

/** The edit lock of a project: one tab of one person holds it, on any node. */
export const lockService = (context: Pick<AppContext, "db" | "sockets">) => {
  const locks = lockStore(context.db);
  const events = projectEvents(context);

  const find = async (scope: AuthorizedScope, projectId: string) => {
    const seen = await locks.find(scope, projectId);
    if (!seen) throw notFound();
    return seen;
  };
  const replyOf = (tab: Tab, { owner, fence, isLive, socketId }: LockState): LockReply => ({
    videoProjectAccessible: isLive && socketId === tab.socketId,
    lockOwner: owner,
    fence,
  });
  const reply = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> =>
    replyOf(tab, await find(scope, projectId));
  const publishOwner = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> => {
    const seen = await find(scope, projectId);
    await events.publishLockChanged({ scope, projectId }, seen.owner);
    return replyOf(tab, seen);
  };

  type LockAction = (scope: AuthorizedScope, tab: Tab, projectId: string, before: LockState) => Promise<LockReply>;
  const actions: Record<LockRequest["action"], LockAction> = {
    videoProjectLock: async (scope, tab, projectId, before) => {
      if (isHeldByOther(before, tab))
        return { videoProjectAccessible: false, lockOwner: before.owner, fence: before.fence };
      const fence = await locks.take(tab, projectId);
      return fence === undefined || fence === before.fence
        ? reply(scope, tab, projectId)
        : publishOwner(scope, tab, projectId);
    },
    videoProjectUnlock: async (scope, tab, projectId) => {
      const isChanged = (await locks.handOver(tab, projectId)) || (await locks.release(tab, projectId));
      return isChanged ? publishOwner(scope, tab, projectId) : reply(scope, tab, projectId);
    },
    videoProjectAskForPen: async (scope, tab, projectId) => {
      const owner = await locks.requestLock(tab, projectId);
      const by = owner && (await locks.findPerson(tab.userId));
      if (owner && by) await events.publishLockRequested(owner, projectId, by);
      return reply(scope, tab, projectId);
    },
    videoProjectHandOver: async (scope, tab, projectId) =>
      (await locks.handOver(tab, projectId)) ? publishOwner(scope, tab, projectId) : reply(scope, tab, projectId),
    videoProjectKeepPen: async (scope, tab, projectId) => {
      const requesterSocketId = await locks.clearRequest(tab, projectId);
      if (requesterSocketId) await events.publishLockKept(requesterSocketId, projectId);
      return reply(scope, tab, projectId);
    },
  };

  return {
    /** Also returns the channel of the project, whose members may receive its events. */
    answer: async (
      authorize: Authorize,
      tab: Tab,
      { action, data: { videoProjectId } }: LockRequest,
    ): Promise<{ reply: LockReply; scope: AuthorizedScope }> => {
      const scope = await authorize(await projectStore(context.db).findOwner(videoProjectId));
      const before = await find(scope, videoProjectId);
      return { reply: await actions[action](scope, tab, videoProjectId, before), scope };
    },
    /** For a tab whose connection was lost: its person may take the lock again at once, others when it expires. */
    leave: (tab: Tab, projectIds: readonly string[]): Promise<void> => locks.detach(tab.socketId, projectIds),
    /** For a tab that may no longer edit: the lock goes to the tab that requested it, or is free at once. */
    release: async (tab: Tab, projects: readonly ProjectRef[]): Promise<void> => {
      for (const project of projects) {
        const { projectId } = project;
        const isChanged = (await locks.handOver(tab, projectId)) || (await locks.release(tab, projectId));
        if (isChanged) await events.publishLockChanged(project, await locks.findOwner(projectId));
      }
      await locks.detach(
        tab.socketId,
        projects.map(({ projectId }) => projectId),
      );
    },
  };
};
