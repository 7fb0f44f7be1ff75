import type { ThumbnailCheck, ThumbnailScore } from "@coldopen/contract/thumbnail-scores/schema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { thumbnailScores } from "./tables.ts";

type Given = Omit<ThumbnailScore, "opinionBy"> & {
  createdBy: string;
  picture: string;
  pictureHash: string;
  title: string;
  version: number;
};

export const thumbnailScoreStore = (db: Pick<Database, "sql">) => ({
  keep: async ({ organizationId, channelUcid }: AuthorizedScope, given: Given): Promise<void> => {
    await db.sql.insert(thumbnailScores).values({ organizationId, channelUcid, ...given });
  },
  /** Kept with the newest score of the same picture under the same title. */
  add: async (
    { organizationId, channelUcid }: AuthorizedScope,
    { pictureHash, title }: Pick<Given, "pictureHash" | "title">,
    source: ThumbnailCheck["source"],
    said: readonly ThumbnailCheck[],
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
      .set({ checks: sql`${thumbnailScores.checks} || ${JSON.stringify(said)}::jsonb` })
      .where(
        and(
          eq(thumbnailScores.id, newest),
          sql`not ${thumbnailScores.checks} @> ${JSON.stringify([{ source }])}::jsonb`,
        ),
      );
  },
});
