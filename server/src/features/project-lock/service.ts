import type { Scope } from "@coldopen/contract/kernel/route";
import type { LockReply, LockRequest } from "@coldopen/contract/projects/sockets";
import type { World } from "../../world.ts";
import { type LiveProject, liveProjects, notFound } from "../projects/index.ts";
import { lockStore, type SeenLock, type Tab } from "./store.ts";

/** A person's own pen, left by a connection that broke, is not another's. */
const isAnothers = ({ isLive, socketId, owner }: SeenLock, tab: Tab): boolean =>
  isLive && socketId !== tab.socketId && (socketId !== null || owner?.userId !== tab.userId);

/** The pen of a project: one tab of one person holds it, on whichever node that tab is. */
export const lockService = (world: Pick<World, "db" | "sockets">) => {
  const locks = lockStore(world.db);
  const live = liveProjects(world);

  const look = async (tab: Tab, projectId: string) => {
    const seen = await locks.look(tab.userId, projectId);
    if (!seen) throw notFound();
    return seen;
  };
  const replyOf = (tab: Tab, { owner, fence, isLive, socketId }: SeenLock): LockReply => ({
    videoProjectAccessible: isLive && socketId === tab.socketId,
    lockOwner: owner,
    fence,
  });
  const reply = async (tab: Tab, projectId: string): Promise<LockReply> => replyOf(tab, await look(tab, projectId));
  const tellOwner = async (tab: Tab, projectId: string): Promise<LockReply> => {
    const seen = await look(tab, projectId);
    await live.lockChanged({ scope: seen.scope, projectId }, seen.owner);
    return replyOf(tab, seen);
  };

  type Act = (tab: Tab, projectId: string, before: SeenLock) => Promise<LockReply>;
  const actions: Record<LockRequest["action"], Act> = {
    videoProjectLock: async (tab, projectId, before) => {
      if (isAnothers(before, tab))
        return { videoProjectAccessible: false, lockOwner: before.owner, fence: before.fence };
      const fence = await locks.take(tab, projectId);
      return fence === undefined || fence === before.fence ? reply(tab, projectId) : tellOwner(tab, projectId);
    },
    videoProjectUnlock: async (tab, projectId) => {
      const isChanged = (await locks.handOver(tab, projectId)) || (await locks.putDown(tab, projectId));
      return isChanged ? tellOwner(tab, projectId) : reply(tab, projectId);
    },
    videoProjectAskForPen: async (tab, projectId) => {
      const owner = await locks.ask(tab, projectId);
      const by = owner && (await locks.nameOf(tab.userId));
      if (owner && by) await live.penAsked(owner, projectId, by);
      return reply(tab, projectId);
    },
    videoProjectHandOver: async (tab, projectId) =>
      (await locks.handOver(tab, projectId)) ? tellOwner(tab, projectId) : reply(tab, projectId),
    videoProjectKeepPen: async (tab, projectId) => {
      const asker = await locks.keep(tab, projectId);
      if (asker) await live.penKept(asker, projectId);
      return reply(tab, projectId);
    },
  };

  return {
    /** With the channel of the project, whose people may receive its messages. */
    answer: async (tab: Tab, { action, data }: LockRequest): Promise<{ reply: LockReply; scope: Scope }> => {
      const { videoProjectId } = data;
      const before = await look(tab, videoProjectId);
      return { reply: await actions[action](tab, videoProjectId, before), scope: before.scope };
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
