import type { LockReply, LockRequest } from "@coldopen/contract/projects/sockets";
import type { World } from "../../world.ts";
import { liveProjects, notFound } from "../projects/index.ts";
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
  const reply = async (tab: Tab, projectId: string): Promise<LockReply> => {
    const { owner, fence, isLive, socketId } = await look(tab, projectId);
    return { videoProjectAccessible: isLive && socketId === tab.socketId, lockOwner: owner, fence };
  };
  const tellOwner = async (tab: Tab, projectId: string): Promise<LockReply> => {
    const state = await reply(tab, projectId);
    await live.lockChanged({ videoProjectId: projectId, lockOwner: state.lockOwner });
    return state;
  };

  const actions: Record<LockRequest["action"], (tab: Tab, projectId: string) => Promise<LockReply>> = {
    videoProjectLock: async (tab, projectId) => {
      const before = await look(tab, projectId);
      if (isAnothers(before, tab))
        return { videoProjectAccessible: false, lockOwner: before.owner, fence: before.fence };
      const fence = await locks.take(tab, projectId);
      return fence === undefined || fence === before.fence ? reply(tab, projectId) : tellOwner(tab, projectId);
    },
    videoProjectUnlock: async (tab, projectId) => {
      await look(tab, projectId);
      const isChanged = (await locks.handOver(tab, projectId)) || (await locks.putDown(tab, projectId));
      return isChanged ? tellOwner(tab, projectId) : reply(tab, projectId);
    },
    videoProjectAskForPen: async (tab, projectId) => {
      await look(tab, projectId);
      const owner = await locks.ask(tab, projectId);
      const by = owner && (await locks.nameOf(tab.userId));
      if (owner && by) await live.penAsked(owner, { videoProjectId: projectId, by });
      return reply(tab, projectId);
    },
    videoProjectHandOver: async (tab, projectId) => {
      await look(tab, projectId);
      return (await locks.handOver(tab, projectId)) ? tellOwner(tab, projectId) : reply(tab, projectId);
    },
    videoProjectKeepPen: async (tab, projectId) => {
      await look(tab, projectId);
      const asker = await locks.keep(tab, projectId);
      if (asker) await live.penKept(asker, projectId);
      return reply(tab, projectId);
    },
  };

  return {
    answer: (tab: Tab, { action, data }: LockRequest): Promise<LockReply> => actions[action](tab, data.videoProjectId),
    leave: (tab: Tab, projectIds: readonly string[]): Promise<void> => locks.detach(tab.socketId, projectIds),
  };
};
