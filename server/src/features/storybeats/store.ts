import type { Scope } from "@coldopen/contract/kernel/route";
import type { Storybeat } from "@coldopen/contract/storybeats/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { videoProjects } from "../projects/tables.ts";
import { users } from "../session/tables.ts";
import { projectStorybeats } from "./tables.ts";

type Writing = { content: Storybeat[]; updatedBy: string };
const saved = { version: projectStorybeats.version, updatedAt: projectStorybeats.updatedAt };

export const storybeatsStore = (db: Pick<Database, "sql">) => ({
  /** Nothing where the channel has no such project; a project without beats has no version. */
  read: async (scope: Scope, projectId: string) => {
    const [row] = await db.sql
      .select({
        ...saved,
        content: projectStorybeats.content,
        updatedBy: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      })
      .from(videoProjects)
      .leftJoin(projectStorybeats, eq(projectStorybeats.projectId, videoProjects.id))
      .leftJoin(users, eq(users.id, projectStorybeats.updatedBy))
      .where(
        and(
          eq(videoProjects.organizationId, scope.organizationId),
          eq(videoProjects.channelUcid, scope.channelUcid),
          eq(videoProjects.id, projectId),
          isNull(videoProjects.deletedAt),
        ),
      );
    return row;
  },
  /** The first version; nothing where someone else was first. */
  insert: async (projectId: string, writing: Writing) => {
    const [row] = await db.sql
      .insert(projectStorybeats)
      .values({ projectId, version: 1, ...writing })
      .onConflictDoNothing()
      .returning(saved);
    return row;
  },
  /** Nothing where `version` is no longer the newest. */
  update: async (projectId: string, version: number, writing: Writing) => {
    const [row] = await db.sql
      .update(projectStorybeats)
      .set({ ...writing, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(projectStorybeats.projectId, projectId), eq(projectStorybeats.version, version)))
      .returning(saved);
    return row;
  },
});
