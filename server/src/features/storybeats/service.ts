import type { SavedStorybeats, Storybeat, Storybeats, StorybeatsChange } from "@coldopen/contract/storybeats/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { versionedDocuments } from "../projects/index.ts";
import { projectStorybeats } from "./tables.ts";

export const storybeatsService = (context: Pick<AppContext, "db" | "sockets" | "flags">) => {
  const requireFlag = requireFeatureFlag(context);
  const storybeats = versionedDocuments<Storybeat[]>(context, {
    table: projectStorybeats,
    empty: () => [],
    changedElsewhere: "These storybeats were changed elsewhere",
  });

  return {
    read: async (caller: Caller, scope: AuthorizedScope, projectId: string): Promise<Storybeats> => {
      await requireFlag("STUDIO_STORYBEATS", caller, scope.organizationId);
      return storybeats.read(scope, projectId);
    },

    save: async (
      caller: Caller & Sender,
      scope: AuthorizedScope,
      projectId: string,
      change: StorybeatsChange,
    ): Promise<SavedStorybeats> => {
      await requireFlag("STUDIO_STORYBEATS", caller, scope.organizationId);
      return storybeats.save(scope, projectId, { ...change, writer: caller });
    },
  };
};
