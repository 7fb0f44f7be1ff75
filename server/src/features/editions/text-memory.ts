/** What PostgreSQL's builder of inverted indexes holds for a word, and for the first rows it stands in. */
const WORD_BYTES = 128;
const FIRST_ROWS = 5;
const ROWS_BYTES = 32;
const LEAST_KILOBYTES = 1_024;
const SHARE = 0.65;

/**
 * Words that are written in their order fill each page of an index by half. Those of a builder that ran out of memory once
 * find these halves and fill them up: a quarter less on disk. So it gets a little more than half of what it needs, counted
 * from the words of all rows; where that is less than it may be given, all it asks for.
 */
export const textMemory = (schema: string, table: string, where: string, wordShare: number): string => `
  with share as (
    select count(*) filter (where ${where})::float8 / greatest(count(*), 1) / ${wordShare} as of_all from ${schema}.${table}),
  found as (select length(word)::float8 as letters, ${table} * of_all as times from ${schema}.words, share where ${table} * of_all > 0),
  needed as (
    select coalesce(sum(
      (1 - exp(-least(times, 50))) * (${WORD_BYTES} + 2 ^ ceil(ln(letters + 4) / ln(2)))
      + case when times > ${FIRST_ROWS} then ${ROWS_BYTES} * (2 ^ ceil(ln(times / ${FIRST_ROWS}) / ln(2)) - 1) else 0 end), 0) as bytes
    from found)
  select set_config('maintenance_work_mem',
    case when bytes * ${SHARE} / 1024 < ${LEAST_KILOBYTES} then '256MB' else round(bytes * ${SHARE} / 1024) || 'kB' end, false) as memory
  from needed`;
