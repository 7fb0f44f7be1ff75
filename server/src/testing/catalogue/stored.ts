import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import type { Reference } from "./reference.ts";

const count = z.coerce.number();
const Row = z.object({
  videoId: z.string(),
  views: count,
  engagement: z.number().nullable(),
  v7: count.nullable(),
  v30: count.nullable(),
  baselineCount: z.number(),
  v7Average: z.number().nullable(),
  v7Rank: z.number().nullable(),
  performanceIndex: z.number().nullable(),
  score: z.number().nullable(),
});

/** What the catalogue holds, in the reference's words. */
export async function storedIndexes(db: Database, videoIds: readonly string[]): Promise<Map<string, Reference>> {
  const { rows } = await db.sql.execute(sql`
    select video_id as "videoId", views::text, engagement::float8, v7::text, v30::text, baseline_count as "baselineCount",
      v7_average::float8 as "v7Average", v7_rank as "v7Rank", performance_index::float8 as "performanceIndex", score::float8
    from catalogue_videos where video_id = any(${sql.param(videoIds)}::text[])`);
  return new Map(
    z
      .array(Row)
      .parse(rows)
      .map(({ videoId, ...row }) => [videoId, row]),
  );
}
