import type { LockReply, LockRequest } from "@coldopen/contract/projects/sockets";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { type LiveProject, liveProjects, notFound, projectStore } from "../projects/index.ts";
import { lockStore, type SeenLock, type Tab } from "./store.ts";

/** A person's own pen, left by a connection that broke, is not another's. */
const isAnothers = ({ isLive, socketId, owner }: SeenLock, tab: Tab): boolean =>
  isLive && socketId !== tab.socketId && (socketId !== null || owner?.userId !== tab.userId);

/** The pen of a project: one tab of one person holds it, on whichever node that tab is. */
export const lockService = (world: Pick<World, "db" | "sockets">) => {
  const locks = lockStore(world.db);
  const live = liveProjects(world);

  const look = async (scope: AuthorizedScope, projectId: string) => {
    const seen = await locks.look(scope, projectId);
    if (!seen) throw notFound();
    return seen;
  };
  const replyOf = (tab: Tab, { owner, fence, isLive, socketId }: SeenLock): LockReply => ({
    videoProjectAccessible: isLive && socketId === tab.socketId,
    lockOwner: owner,
    fence,
  });
  const reply = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> =>
    replyOf(tab, await look(scope, projectId));
  const tellOwner = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> => {
    const seen = await look(scope, projectId);
    await live.lockChanged({ scope, projectId }, seen.owner);
    return replyOf(tab, seen);
  };

  type Act = (scope: AuthorizedScope, tab: Tab, projectId: string, before: SeenLock) => Promise<LockReply>;
  const actions: Record<LockRequest["action"], Act> = {
    videoProjectLock: async (scope, tab, projectId, before) => {
      if (isAnothers(before, tab))
        return { videoProjectAccessible: false, lockOwner: before.owner, fence: before.fence };
      const fence = await locks.take(tab, projectId);
      return fence === undefined || fence === before.fence
        ? reply(scope, tab, projectId)
        : tellOwner(scope, tab, projectId);
    },
    videoProjectUnlock: async (scope, tab, projectId) => {
      const isChanged = (await locks.handOver(tab, projectId)) || (await locks.putDown(tab, projectId));
      return isChanged ? tellOwner(scope, tab, projectId) : reply(scope, tab, projectId);
    },
    videoProjectAskForPen: async (scope, tab, projectId) => {
      const owner = await locks.ask(tab, projectId);
      const by = owner && (await locks.nameOf(tab.userId));
      if (owner && by) await live.penAsked(owner, projectId, by);
      return reply(scope, tab, projectId);
    },
    videoProjectHandOver: async (scope, tab, projectId) =>
      (await locks.handOver(tab, projectId)) ? tellOwner(scope, tab, projectId) : reply(scope, tab, projectId),
    videoProjectKeepPen: async (scope, tab, projectId) => {
      const asker = await locks.keep(tab, projectId);
      if (asker) await live.penKept(asker, projectId);
      return reply(scope, tab, projectId);
    },
  };

  return {
    /** With the channel of the project, whose people may receive its messages. */
    answer: async (
      authorize: Authorize,
      tab: Tab,
      { action, data: { videoProjectId } }: LockRequest,
    ): Promise<{ reply: LockReply; scope: AuthorizedScope }> => {
      const scope = await authorize(await projectStore(world.db).findOwner(videoProjectId));
      const before = await look(scope, videoProjectId);
      return { reply: await actions[action](scope, tab, videoProjectId, before), scope };
    },
    /** For a tab whose connection broke: its person may take the lock again at once, others when it expires. */
    leave: (tab: Tab, projectIds: readonly string[]): Promise<void> => locks.detach(tab.socketId, projectIds),
    /** For a tab that may no longer edit: whoever asked gets the lock, or everyone may take it at once. */
    release: async (tab: Tab, projects: readonly LiveProject[]): Promise<void> => {
      for (const project of projects) {
        const { projectId } = project;
        const isChanged = (await locks.handOver(tab, projectId)) || (await locks.putDown(tab, projectId));
        if (isChanged) await live.lockChanged(project, await locks.ownerOf(projectId));
      }
      await locks.detach(
        tab.socketId,
        projects.map(({ projectId }) => projectId),
      );
    },
  };
};
