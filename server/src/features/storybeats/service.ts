import { isSame } from "@coldopen/contract/documents/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { SavedStorybeats, Storybeats, StorybeatsChange } from "@coldopen/contract/storybeats/schema";
import type { Caller } from "../../platform/http/caller.ts";
import type { World } from "../../world.ts";
import { gateKeeper } from "../labs/index.ts";
import { holdForWriting, liveProjects, projectStore } from "../projects/index.ts";
import { storybeatsStore } from "./store.ts";

export const storybeatsService = (world: Pick<World, "db" | "sockets" | "flags">) => {
  const { db } = world;
  const store = storybeatsStore(db);
  const projects = projectStore(db);
  const hold = holdForWriting(world);
  const live = liveProjects(world);
  const requireGate = gateKeeper(world);
  const found = async (scope: Scope, projectId: string) => {
    const row = await store.read(scope, projectId);
    if (!row) throw new AppError("not_found", "Not found");
    return row;
  };

  return {
    read: async (caller: Caller, scope: Scope, projectId: string): Promise<Storybeats> => {
      await requireGate("STUDIO_STORYBEATS", caller, scope.organizationId);
      const { version, content, updatedAt, updatedBy } = await found(scope, projectId);
      return {
        version: version ?? 0,
        content: content ?? [],
        updatedAt: updatedAt?.toISOString() ?? null,
        updatedBy,
      };
    },

    save: async (
      caller: Caller,
      scope: Scope,
      projectId: string,
      { version, content, fence }: StorybeatsChange,
    ): Promise<SavedStorybeats> => {
      await requireGate("STUDIO_STORYBEATS", caller, scope.organizationId);
      return db.transaction(async () => {
        await found(scope, projectId);
        await hold(caller.userId, { projectId }, { fence });
        const writing = { content, updatedBy: caller.userId };
        const written = await (version === 0
          ? store.insert(projectId, writing)
          : store.update(projectId, version, writing));
        if (written) {
          await projects.touch(projectId);
          await live.changed(projectId);
          return { version: written.version, updatedAt: written.updatedAt.toISOString() };
        }
        const current = await found(scope, projectId);
        // Whoever saves again because the answer was lost on its way has saved already.
        if (current.version !== null && isSame(current.content, content))
          return { version: current.version, updatedAt: current.updatedAt?.toISOString() ?? null };
        throw new AppError("conflict", "These storybeats were changed elsewhere", {
          currentVersion: current.version ?? 0,
        });
      });
    },
  };
};
