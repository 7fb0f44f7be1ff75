import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueThumbnails, catalogueVideos } from "./tables.ts";

const KEPT_AT_MOST = 20_000;
const SEEN_FIRST = 48;

export const thumbnailStore = (db: Pick<Database, "sql">) => ({
  /** What a demo video's thumbnail is drawn from; nothing for videos that have one of their own. */
  subject: async (videoId: string) => {
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
  /** The newest demo videos stand on the first screens. */
  seenFirst: async (): Promise<string[]> => {
    const rows = await db.sql
      .select({ videoId: catalogueVideos.videoId })
      .from(catalogueVideos)
      .where(and(eq(catalogueVideos.source, "demo"), eq(catalogueVideos.isShort, false)))
      .orderBy(desc(catalogueVideos.uploaded))
      .limit(SEEN_FIRST);
    return rows.map(({ videoId }) => videoId);
  },
  find: async (hash: string): Promise<Buffer | undefined> => {
    const [row] = await db.sql
      .select({ bytes: catalogueThumbnails.bytes })
      .from(catalogueThumbnails)
      .where(eq(catalogueThumbnails.hash, hash));
    return row?.bytes;
  },
  keep: (hash: string, bytes: Buffer) =>
    db.sql.insert(catalogueThumbnails).values({ hash, bytes }).onConflictDoNothing(),
  /** They can be drawn again: only the latest stay. */
  prune: () =>
    db.sql.execute(sql`
      delete from ${catalogueThumbnails} where hash in
        (select hash from ${catalogueThumbnails} order by drawn_at desc offset ${KEPT_AT_MOST})`),
});
