import { CREATOR_POINTS_MAX } from "@coldopen/contract/creators/schema";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import type { CreatorVideo } from "./rules.ts";

export const creatorStore = (db: Pick<Database, "sql">) => ({
  /** The newest first. */
  listVideos: async (ucid: string, isShort: boolean): Promise<CreatorVideo[]> => {
    const rows = await db.sql
      .select({
        videoId: catalogueVideos.videoId,
        title1: catalogueVideos.title,
        thumb: catalogueVideos.thumb,
        isShort: catalogueVideos.isShort,
        uploaded: catalogueVideos.uploaded,
        performanceIndex: catalogueVideos.performanceIndex,
      })
      .from(catalogueVideos)
      .innerJoin(catalogueChannels, eq(catalogueChannels.id, catalogueVideos.channelId))
      .where(and(eq(catalogueChannels.ucid, ucid), eq(catalogueVideos.isShort, isShort)))
      .orderBy(desc(catalogueVideos.uploaded), desc(catalogueVideos.id))
      .limit(CREATOR_POINTS_MAX);
    return rows.map(({ uploaded, ...row }) => ({ ...row, uploaded: uploaded.toISOString() }));
  },
});
