import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { catalogueVideos } from "../catalogue/tables.ts";
import { MAX_COUNTED_INDEX, MIN_RATIO, MIN_SAMPLE, TOP_CATEGORIES, WORD_PATTERN } from "./rules.ts";
import { isFunctionWord, knownLanguages, stemOf } from "./stems.ts";
import { powerKeywordSource, powerKeywords } from "./tables.ts";

const language = sql`split_part(v.language, '-', 1)`;
const number = (value: number) => sql.raw(String(value));

/** Called in one transaction, so that readers see the previous keywords until it commits. */
export const computeStore = (db: Pick<Database, "sql">) => ({
  deleteAll: () => db.sql.execute(sql`delete from ${powerKeywords}`),
  insertAll: () =>
    db.sql.execute(sql`
      with indexed as (
        select v.id, v.title, ${language} as language, coalesce(v.youtube_category, '') as category,
          least(v.performance_index, ${number(MAX_COUNTED_INDEX)})::float8 as index
        from ${catalogueVideos} v
        where v.performance_index is not null and ${language} in (${knownLanguages})
      ), typical as (
        select language, category, avg(index) as index from indexed
        group by grouping sets ((language, category), (language))
      ), occurrences as (
        select v.id, v.language, v.category, v.index, lower(m[1]) as word
        from indexed v cross join lateral regexp_matches(v.title, ${WORD_PATTERN}, 'g') as m
      ), stems as (
        select w.language, w.word, ${stemOf(sql`w.language`, sql`w.word`)} as stem,
          ${isFunctionWord(sql`w.language`, sql`w.word`)} as is_function_word
        from (select distinct language, word from occurrences) w
      ), used as (
        select s.id, s.language, s.category, s.index, k.stem, bool_and(k.is_function_word) as is_function_word, min(s.word) as word
        from occurrences s join stems k using (language, word)
        group by s.id, s.language, s.category, s.index, k.stem
      ), counted as (
        select u.language, u.category, u.stem, count(*)::int as sample, avg(u.index) as index,
          bool_and(u.is_function_word) as is_function_word, mode() within group (order by u.word) as lemma
        from used u
        group by grouping sets ((u.language, u.category, u.stem), (u.language, u.stem))
        having count(*) >= ${number(MIN_SAMPLE)}
      ), strong as (
        select c.*, c.index / nullif(t.index, 0) as ratio
        from counted c join typical t on t.language = c.language and t.category is not distinct from c.category
        where c.category is distinct from '' and c.index >= ${number(MIN_RATIO)} * t.index
      ), spread as (
        select language, stem, count(*)::smallint as categories,
          (array_agg(category order by ratio desc, category))[1:${number(TOP_CATEGORIES)}] as top_categories
        from strong where category is not null group by language, stem
      )
      insert into ${powerKeywords} (ratio, sample, categories, is_function_word, language, category, stem, lemma, top_categories)
      select s.ratio::real, s.sample, coalesce(p.categories, 0), s.is_function_word, s.language, coalesce(s.category, ''), s.stem,
        s.lemma, coalesce(p.top_categories, '{}')
      from strong s left join spread p using (language, stem)`),
  upsertSource: ({ videos, months }: { videos: number; months: number }) =>
    db.sql
      .insert(powerKeywordSource)
      .values({ id: 1, videos, months })
      .onConflictDoUpdate({ target: powerKeywordSource.id, set: { videos, months, computedAt: sql`now()` } }),
});
