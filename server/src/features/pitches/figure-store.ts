import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import type { MeasuredVideo } from "./rules.ts";

/** Enough for the averages of a year; older videos change the estimates little. */
const MAX_VIDEOS = 1000;

/** The rows of the public catalogue that estimates are computed from. */
export const figureStore = (db: Pick<Database, "sql">) => ({
  /** The newest first. */
  listVideos: (ucid: string): Promise<MeasuredVideo[]> =>
    db.sql
      .select({
        views: catalogueVideos.views,
        likes: catalogueVideos.likes,
        comments: catalogueVideos.comments,
        uploaded: catalogueVideos.uploaded,
        isShort: catalogueVideos.isShort,
        performanceIndex: catalogueVideos.performanceIndex,
        category: sql<string | null>`coalesce(${catalogueVideos.aiL2Category}, ${catalogueVideos.youtubeCategory})`,
      })
      .from(catalogueVideos)
      .innerJoin(catalogueChannels, eq(catalogueChannels.id, catalogueVideos.channelId))
      .where(eq(catalogueChannels.ucid, ucid))
      .orderBy(desc(catalogueVideos.uploaded), desc(catalogueVideos.id))
      .limit(MAX_VIDEOS),
});
