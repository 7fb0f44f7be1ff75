import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { projectActivity, videoProjects } from "./tables.ts";

const MAX_ENTRIES = 100;
/** The only change without a person. */
export const FOUND_VIDEO = "Found the published video by its title";
const Entry = z.object({
  id: z.uuid(),
  what: z.string(),
  who: z.string(),
  at: z.date().transform((moment) => moment.toISOString()),
});

export const activityStore = (db: Pick<Database, "sql">) => ({
  add: async (projectId: string, userId: string | null, lines: readonly string[]): Promise<void> => {
    if (lines.length > 0)
      await db.sql.insert(projectActivity).values(lines.map((what) => ({ projectId, userId, what })));
  },
  /** The newest entries. Empty also if the channel has no such project. */
  list: async ({ organizationId, channelUcid }: AuthorizedScope, projectId: string) => {
    const rows = await db.sql
      .select({
        id: projectActivity.id,
        what: projectActivity.what,
        who: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}),
          case when ${projectActivity.what} = ${FOUND_VIDEO} then 'Cold Open' else 'Someone who left' end)`,
        at: projectActivity.createdAt,
      })
      .from(projectActivity)
      .innerJoin(
        videoProjects,
        sql`${videoProjects.id} = ${projectActivity.projectId} and ${videoProjects.organizationId} = ${organizationId}
          and ${videoProjects.channelUcid} = ${channelUcid} and ${videoProjects.deletedAt} is null`,
      )
      .leftJoin(users, eq(users.id, projectActivity.userId))
      .where(eq(projectActivity.projectId, projectId))
      .orderBy(desc(projectActivity.createdAt), projectActivity.id)
      .limit(MAX_ENTRIES);
    return z.array(Entry).parse(rows);
  },
});
