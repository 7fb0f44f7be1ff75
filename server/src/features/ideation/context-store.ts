import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";

const MAX_KNOWN_TITLES = 60;

export type ProjectForRun = { name: string; title: string | null; concept: string | null };

const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(
    eq(videoProjects.organizationId, organizationId),
    eq(videoProjects.channelUcid, channelUcid),
    isNull(videoProjects.deletedAt),
  );

export const contextStore = (db: Pick<Database, "sql">) => ({
  findProjectForRun: async (scope: AuthorizedScope, projectId: string): Promise<ProjectForRun | undefined> => {
    const [titles, concepts] = [alias(projectOptions, "titles"), alias(projectOptions, "concepts")];
    const [row] = await db.sql
      .select({
        name: videoProjects.name,
        title: sql<string | null>`coalesce(${videoProjects.title}, ${titles.content})`,
        concept: concepts.content,
      })
      .from(videoProjects)
      .leftJoin(titles, eq(titles.id, videoProjects.titlePrimaryOptionId))
      .leftJoin(concepts, eq(concepts.id, videoProjects.conceptPrimaryOptionId))
      .where(and(inChannel(scope), eq(videoProjects.id, projectId)));
    return row;
  },
  /** Published titles of the channel, the most successful first. */
  listKnownTitles: (scope: AuthorizedScope, exceptProjectId: string): Promise<{ title: string; lift: number }[]> =>
    db.sql
      .select({
        title: sql<string>`${videoProjects.title}`,
        lift: sql<number>`coalesce(${videoProjects.outlierIndex}, 1)`,
      })
      .from(videoProjects)
      .where(
        and(
          inChannel(scope),
          eq(videoProjects.status, "published"),
          isNotNull(videoProjects.title),
          ne(videoProjects.id, exceptProjectId),
        ),
      )
      .orderBy(sql`${desc(videoProjects.outlierIndex)} nulls last`)
      .limit(MAX_KNOWN_TITLES),
});
