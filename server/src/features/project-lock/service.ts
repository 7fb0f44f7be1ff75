import type { LockReply, LockRequest } from "@coldopen/contract/projects/sockets";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { liveProjects, notFound, projectStore } from "../projects/index.ts";
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
  const reply = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> => {
    const { owner, fence, isLive, socketId } = await look(scope, projectId);
    return { videoProjectAccessible: isLive && socketId === tab.socketId, lockOwner: owner, fence };
  };
  const tellOwner = async (scope: AuthorizedScope, tab: Tab, projectId: string): Promise<LockReply> => {
    const state = await reply(scope, tab, projectId);
    await live.lockChanged({ videoProjectId: projectId, lockOwner: state.lockOwner });
    return state;
  };

  const actions: Record<
    LockRequest["action"],
    (scope: AuthorizedScope, tab: Tab, projectId: string) => Promise<LockReply>
  > = {
    videoProjectLock: async (scope, tab, projectId) => {
      const before = await look(scope, projectId);
      if (isAnothers(before, tab))
        return { videoProjectAccessible: false, lockOwner: before.owner, fence: before.fence };
      const fence = await locks.take(tab, projectId);
      return fence === undefined || fence === before.fence
        ? reply(scope, tab, projectId)
        : tellOwner(scope, tab, projectId);
    },
    videoProjectUnlock: async (scope, tab, projectId) => {
      await look(scope, projectId);
      const isChanged = (await locks.handOver(tab, projectId)) || (await locks.putDown(tab, projectId));
      return isChanged ? tellOwner(scope, tab, projectId) : reply(scope, tab, projectId);
    },
    videoProjectAskForPen: async (scope, tab, projectId) => {
      await look(scope, projectId);
      const owner = await locks.ask(tab, projectId);
      const by = owner && (await locks.nameOf(tab.userId));
      if (owner && by) await live.penAsked(owner, { videoProjectId: projectId, by });
      return reply(scope, tab, projectId);
    },
    videoProjectHandOver: async (scope, tab, projectId) => {
      await look(scope, projectId);
      return (await locks.handOver(tab, projectId)) ? tellOwner(scope, tab, projectId) : reply(scope, tab, projectId);
    },
    videoProjectKeepPen: async (scope, tab, projectId) => {
      await look(scope, projectId);
      const asker = await locks.keep(tab, projectId);
      if (asker) await live.penKept(asker, projectId);
      return reply(scope, tab, projectId);
    },
  };

  return {
    answer: async (authorize: Authorize, tab: Tab, { action, data }: LockRequest): Promise<LockReply> => {
      const scope = await authorize(await projectStore(world.db).findOwner(data.videoProjectId));
      return actions[action](scope, tab, data.videoProjectId);
    },
    leave: (tab: Tab, projectIds: readonly string[]): Promise<void> => locks.detach(tab.socketId, projectIds),
  };
};
