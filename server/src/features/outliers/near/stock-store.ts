import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Edition } from "../../editions/index.ts";
import { drawerOf, HOT_INDEX } from "../../editions/index.ts";

/** Read from the top, so that a rare category costs no more than a common one. */
const STRONGEST = 5_000;

const StrongTitle = z.object({ videoId: z.string(), title: z.string(), performanceIndex: z.number() });
export type StrongTitle = z.infer<typeof StrongTitle>;

export const stockStore = (db: Pick<Database, "query">) => ({
  /** The strongest titles of a language, by default the channel's own; those of the channel's category first. */
  strongest: async (
    { schema, layout }: Edition,
    { ucid, language, limit }: { ucid: string; language: string | undefined; limit: number },
  ): Promise<StrongTitle[]> => {
    const { rows } = await db.query({
      text: `with own as (select category, language from ${schema}.channels where ucid = $1)
        select v.video_id as "videoId", v.title, v.performance_index as "performanceIndex"
        from (select * from ${schema}.videos order by ${drawerOf(schema, "videos", "score", "score")} desc, score desc limit ${STRONGEST}) v
        where v.performance_index >= ${HOT_INDEX}
          and v.language = coalesce($2::smallint, (select language from own), v.language)
        order by v.category = (select category from own) desc nulls last, v.score desc, v.id limit $3`,
      values: [ucid, language === undefined ? null : layout.labels.language.indexOf(language), limit],
    });
    return z.array(StrongTitle).parse(rows);
  },
});
