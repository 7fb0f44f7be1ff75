import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueThumbnails, catalogueVideos } from "./tables.ts";

const MAX_STORED = 20_000;
const PREGENERATED = 48;

export const thumbnailStore = (db: Pick<Database, "sql">) => ({
  /** The input of a demo video's thumbnail. Returns undefined for videos of other sources. */
  findSubject: async (videoId: string) => {
    const [row] = await db.sql
      .select({
        title: catalogueVideos.title,
        category: catalogueVideos.aiL2Category,
        isShort: catalogueVideos.isShort,
      })
      .from(catalogueVideos)
      .where(and(eq(catalogueVideos.videoId, videoId), eq(catalogueVideos.source, "demo")));
    return row;
  },
  /** The newest demo videos, which the first pages show. */
  listNewest: async (): Promise<string[]> => {
    const rows = await db.sql
      .select({ videoId: catalogueVideos.videoId })
      .from(catalogueVideos)
      .where(and(eq(catalogueVideos.source, "demo"), eq(catalogueVideos.isShort, false)))
      .orderBy(desc(catalogueVideos.uploaded))
      .limit(PREGENERATED);
    return rows.map(({ videoId }) => videoId);
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
