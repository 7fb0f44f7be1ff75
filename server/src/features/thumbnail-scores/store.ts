import type { ThumbnailCheck, ThumbnailScore } from "@coldopen/contract/thumbnail-scores/schema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { thumbnailScores } from "./tables.ts";

type NewScore = Omit<ThumbnailScore, "opinionBy"> & {
  createdBy: string;
  picture: string;
  pictureHash: string;
  title: string;
  version: number;
};

export const thumbnailScoreStore = (db: Pick<Database, "sql">) => ({
  insert: async ({ organizationId, channelUcid }: AuthorizedScope, score: NewScore): Promise<void> => {
    await db.sql.insert(thumbnailScores).values({ organizationId, channelUcid, ...score });
  },
  /** Adds checks to the newest score of the same picture and title, once for each source. */
  addChecks: async (
    { organizationId, channelUcid }: AuthorizedScope,
    { pictureHash, title }: Pick<NewScore, "pictureHash" | "title">,
    source: ThumbnailCheck["source"],
    checks: readonly ThumbnailCheck[],
  ): Promise<void> => {
    const newest = db.sql
      .select({ id: thumbnailScores.id })
      .from(thumbnailScores)
      .where(
        and(
          eq(thumbnailScores.organizationId, organizationId),
          eq(thumbnailScores.channelUcid, channelUcid),
          eq(thumbnailScores.pictureHash, pictureHash),
          eq(thumbnailScores.title, title),
        ),
      )
      .orderBy(desc(thumbnailScores.createdAt))
      .limit(1);
    await db.sql
      .update(thumbnailScores)
      .set({ checks: sql`${thumbnailScores.checks} || ${JSON.stringify(checks)}::jsonb` })
      .where(
        and(
          eq(thumbnailScores.id, newest),
          sql`not ${thumbnailScores.checks} @> ${JSON.stringify([{ source }])}::jsonb`,
        ),
      );
  },
});
