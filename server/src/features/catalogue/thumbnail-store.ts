import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueThumbnails, catalogueVideos } from "./tables.ts";

const MAX_STORED = 20_000;
/** Two pages of the newest outliers in the default language, and one of the outliers that previews show. */
const PREGENERATED = [
  { minIndex: 5, limit: 48 },
  { minIndex: 2, limit: 24 },
];
const DEFAULT_LANGUAGE = "en";

export const thumbnailStore = (db: Pick<Database, "sql">) => ({
  /** The input of demo videos' thumbnails. Videos of other sources are left out. */
  listSubjects: (videoIds: readonly string[]) =>
    db.sql
      .select({
        videoId: catalogueVideos.videoId,
        title: catalogueVideos.title,
        category: catalogueVideos.aiL2Category,
        isShort: catalogueVideos.isShort,
      })
      .from(catalogueVideos)
      .where(and(inArray(catalogueVideos.videoId, [...videoIds]), eq(catalogueVideos.source, "demo"))),
  /** The demo videos that the first pages and previews show. */
  listFirstShown: async (): Promise<string[]> => {
    const pages = await Promise.all(
      PREGENERATED.map(({ minIndex, limit }) =>
        db.sql
          .select({ videoId: catalogueVideos.videoId })
          .from(catalogueVideos)
          .where(
            and(
              eq(catalogueVideos.source, "demo"),
              eq(catalogueVideos.isShort, false),
              eq(catalogueVideos.language, DEFAULT_LANGUAGE),
              gte(catalogueVideos.performanceIndex, minIndex),
            ),
          )
          .orderBy(desc(catalogueVideos.uploaded), desc(catalogueVideos.id))
          .limit(limit),
      ),
    );
    return [...new Set(pages.flat().map(({ videoId }) => videoId))];
  },
  find: async (hash: string): Promise<Buffer | undefined> => {
    const [row] = await db.sql
      .select({ bytes: catalogueThumbnails.bytes })
      .from(catalogueThumbnails)
      .where(eq(catalogueThumbnails.hash, hash));
    return row?.bytes;
  },
  insert: (hash: string, bytes: Buffer) =>
    db.sql.insert(catalogueThumbnails).values({ hash, bytes }).onConflictDoNothing(),
  /** Deletes the oldest thumbnails, which can be generated again. */
  prune: () =>
    db.sql.execute(sql`
      delete from ${catalogueThumbnails} where hash in
        (select hash from ${catalogueThumbnails} order by drawn_at desc offset ${MAX_STORED})`),
});
