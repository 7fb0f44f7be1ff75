import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { FALLBACK_LANGUAGE, LATEST_VIDEOS } from "./rules.ts";
import { isFunctionWord, knownLanguages, stemOf } from "./stems.ts";
import { powerKeywordSource, powerKeywords } from "./tables.ts";

export type TitleWord = { title: number; startPos: number; content: string };
const Found = z.object({
  title: z.number(),
  startPos: z.number(),
  content: z.string(),
  ratio: z.number(),
  lemma: z.string(),
  categories: z.number(),
  topCategories: z.array(z.string()),
  sample: z.number(),
});
const Matches = z.object({ videos: z.number(), months: z.number(), found: z.array(Found) });
export type KeywordMatches = z.infer<typeof Matches>;
const column = <T>(words: readonly TitleWord[], pick: (word: TitleWord) => T) => sql.param(words.map(pick));

export const matchStore = (db: Pick<Database, "sql">) => ({
  /** Uses the category and the language of the channel's latest videos; words that are too rare there match in all categories. */
  match: async (ucid: string, words: readonly TitleWord[], withFunctionWords: boolean): Promise<KeywordMatches> => {
    const { rows } = await db.sql.execute(sql`
      with latest as (
        select v.youtube_category, split_part(v.language, '-', 1) as language
        from ${catalogueVideos} v join ${catalogueChannels} c on c.id = v.channel_id
        where c.ucid = ${ucid} order by v.uploaded desc limit ${LATEST_VIDEOS}
      ), channel as (
        select mode() within group (order by youtube_category) as category,
          coalesce(mode() within group (order by language) filter (where language in (${knownLanguages})), ${FALLBACK_LANGUAGE}) as language
        from latest
      ), words as (
        select w.title, w.start_pos, w.content, p.category, p.language, ${stemOf(sql`p.language`, sql`lower(w.content)`)} as stem
        from unnest(${column(words, (word) => word.title)}::int[], ${column(words, (word) => word.startPos)}::int[],
          ${column(words, (word) => word.content)}::text[]) as w (title, start_pos, content) cross join channel p
        where ${withFunctionWords} or not coalesce(${isFunctionWord(sql`p.language`, sql`lower(w.content)`)}, false)
      ), found as (
        select json_build_object('title', a.title, 'startPos', a.start_pos, 'content', a.content, 'ratio', k.ratio, 'lemma', k.lemma,
          'categories', k.categories, 'topCategories', k.top_categories, 'sample', k.sample) as row, a.title, a.start_pos
        from words a cross join lateral (
          select * from ${powerKeywords} k
          where k.language = a.language and k.stem = a.stem and k.category in (a.category, '') and (${withFunctionWords} or not k.is_function_word)
          order by k.category desc limit 1) k
      )
      select coalesce(s.videos, 0) as videos, coalesce(s.months, 0) as months,
        (select coalesce(json_agg(f.row order by f.title, f.start_pos), '[]') from found f) as found
      from (select 1) one left join ${powerKeywordSource} s on true`);
    return Matches.parse(rows[0]);
  },
});
