import type { SnapshotLayout } from "../snapshot/layout.ts";
import { textVectorSql, type VideoKind } from "../snapshot/snapshot-schema.ts";
import {
  channelTierConditions,
  type IndexTiers,
  missingIndexTier,
  type TierSet,
  tierSetNames,
  tiersOf,
} from "../tiers/index-tiers.ts";
import { type LanguagePartitioning, partitionConditions } from "../tiers/language-partition.ts";

/** What a GIN build holds in memory for a word, and for the rows that contain it. */
const WORD_BYTES = 128;
const FIRST_ROWS = 5;
const ROWS_BYTES = 32;
const MIN_KILOBYTES = 1_024;
const MEMORY_SHARE = 0.65;

/**
 * A GIN build that inserts words in order leaves every page half full; one that runs out of memory once fills these pages in its
 * second round, which takes a quarter less disk space. So a build gets somewhat more than half of the memory that it needs,
 * estimated from the word counts. Small builds get all of it.
 */
const setIndexMemory = (schema: string, table: string, where: string, sampleRatio: number): string => `
  with share as (
    select count(*) filter (where ${where})::float8 / greatest(count(*), 1) / ${sampleRatio} as of_all from ${schema}.${table}),
  found as (select length(word)::float8 as letters, ${table} * of_all as times from ${schema}.words, share where ${table} * of_all > 0),
  needed as (
    select coalesce(sum(
      (1 - exp(-least(times, 50))) * (${WORD_BYTES} + 2 ^ ceil(ln(letters + 4) / ln(2)))
      + case when times > ${FIRST_ROWS} then ${ROWS_BYTES} * (2 ^ ceil(ln(times / ${FIRST_ROWS}) / ln(2)) - 1) else 0 end), 0) as bytes
    from found)
  select set_config('maintenance_work_mem',
    case when bytes * ${MEMORY_SHARE} / 1024 < ${MIN_KILOBYTES} then '256MB' else round(bytes * ${MEMORY_SHARE} / 1024) || 'kB' end, false) as memory
  from needed`;

export const createChannelTextIndexes = (schema: string, edges: SnapshotLayout["channelTiers"]): string[] =>
  channelTierConditions(edges).map(
    (where, index) =>
      `create index channels_text_${index} on ${schema}.channels using gin (${textVectorSql(schema, "name")}) with (fastupdate = off) where ${where}`,
  );

/** One list of statements for each index. The statements of a list have to run on the same connection. */
export const createTextIndexes = (
  schema: string,
  kind: VideoKind,
  tiers: IndexTiers,
  partitioning: LanguagePartitioning,
  sampleRatio: number,
): string[][] => {
  const indexesOf = (tierSet: TierSet) =>
    [...tiersOf(tierSet, tiers[tierSet]), ...(tierSet === "performance_index" ? [missingIndexTier] : [])].flatMap(
      (tier) =>
        partitionConditions(tierSet, tier, partitioning).map((where, partition) => [
          setIndexMemory(schema, kind, where, sampleRatio),
          `create index ${kind}_text_${tier.name}${"_other".repeat(partition)} on ${schema}.${kind} using gin (${textVectorSql(schema, "title")})
          with (fastupdate = off) where ${where}`,
        ]),
    );
  return tierSetNames.flatMap(indexesOf);
};
