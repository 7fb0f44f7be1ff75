import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import { bucketOf } from "../tiers/buckets.ts";
import { isOutlierSql } from "../tiers/index-tiers.ts";

/** The number of rows that are read, whatever the category: a rare one costs no more than a common one. */
const MAX_ROWS = 5_000;

const TopTitle = z.object({ videoId: z.string(), title: z.string(), performanceIndex: z.number() });
export type TopTitle = z.infer<typeof TopTitle>;

export const topTitleStore = (db: Pick<Database, "query">) => ({
  /** Outliers with the highest scores in a language (by default that of the channel), those of the channel's category first. */
  listTopTitles: async (
    { schema, layout }: Snapshot,
    { ucid, language, limit }: { ucid: string; language?: string | undefined; limit: number },
  ): Promise<TopTitle[]> => {
    const { rows } = await db.query({
      text: `with own as (select category, language from ${schema}.channels where ucid = $1)
        select v.video_id as "videoId", v.title, v.performance_index as "performanceIndex"
        from (select * from ${schema}.videos order by ${bucketOf(schema, "videos", "score", "score")} desc, score desc limit ${MAX_ROWS}) v
        where ${isOutlierSql("v.")}
          and v.language = coalesce($2::smallint, (select language from own), v.language)
        order by v.category = (select category from own) desc nulls last, v.score desc, v.id limit $3`,
      values: [ucid, language === undefined ? null : layout.labels.language.indexOf(language), limit],
    });
    return z.array(TopTitle).parse(rows);
  },
});
