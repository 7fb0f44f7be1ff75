import { createHash } from "node:crypto";
import type { VideoKind } from "../snapshot/snapshot-schema.ts";
import { isOutlierSql } from "../tiers/index-tiers.ts";
import { wordsSql } from "./words.ts";

const BITS = { min: 6, max: 20 };
/** A title has some nine bigrams, so that about forty titles share a hash, whatever the number of outliers. */
const OUTLIERS_PER_HASH = 4;
/** Less frequent bigrams are not counted in advance. */
const MIN_FREQUENT_OUTLIERS = 200;
/** The memory of a GIN build per hash and per bigram. The build fills its pages only after it ran out of memory once. */
const HASH_BYTES = 160;
const BIGRAM_BYTES = 9;
const BIGRAMS_PER_TITLE = 9;
const MEMORY_SHARE = 0.4;
const KILOBYTES = { min: 1_024, max: 262_144 };

/** The length of the hashes grows with the number of outliers. */
export const bigramBitsFor = (outliers: number): number =>
  Math.min(BITS.max, Math.max(BITS.min, Math.floor(Math.log2(Math.max(1, outliers / OUTLIERS_PER_HASH)))));

// MD5, since both Node.js and PostgreSQL have it.
const HEX_DIGITS = BITS.max / 4;
const hashOf = (word: string, next: string, bits: number): number =>
  Number.parseInt(createHash("md5").update(`${word} ${next}`).digest("hex").slice(0, HEX_DIGITS), 16) >>
  (BITS.max - bits);
/** One hash for each pair of consecutive words. */
export const bigramHashes = (words: readonly string[], bits: number): number[] =>
  words.slice(1).map((next, index) => hashOf(words[index] ?? "", next, bits));

export const createBigramFunction = (schema: string, kind: VideoKind, bits: number): string => `
  create function ${schema}.${kind}_pairs(title text) returns int[] language plpgsql immutable strict parallel safe as $body$
  declare
    found text[] := ${wordsSql};
    hashes int[] := '{}';
  begin
    for at in 2 .. cardinality(found) loop
      hashes := hashes
        || (('x' || left(md5(found[at - 1] || ' ' || found[at]), ${HEX_DIGITS}))::bit(${BITS.max})::int >> ${BITS.max - bits});
    end loop;
    return hashes;
  end
  $body$`;

export const bigramsSql = (schema: string, kind: VideoKind): string => `${schema}.${kind}_pairs(title)`;

/**
 * Bigrams of outliers, in one index without tiers: a frequent bigram is searched by its words, tier by tier, and a rare one has
 * few titles, which are all read.
 */
export const createBigramIndex = (schema: string, kind: VideoKind, outliers: number, bits: number): string[] => {
  const bytes = outliers * BIGRAMS_PER_TITLE * BIGRAM_BYTES + 2 ** bits * HASH_BYTES;
  const kilobytes = Math.round((bytes * MEMORY_SHARE) / 1_024);
  return [
    `set maintenance_work_mem = '${Math.max(KILOBYTES.min, Math.min(KILOBYTES.max, kilobytes))}kB'`,
    `create index ${kind}_pairs on ${schema}.${kind} using gin (${bigramsSql(schema, kind)}) with (fastupdate = off) where ${isOutlierSql()}`,
  ];
};

/** The hashes that many outliers have, with the number of these outliers, estimated from a sample of a large catalogue. */
export const createFrequentBigrams = (schema: string, sampleRatio: number): string => {
  const sample = sampleRatio < 1 ? `tablesample system (${sampleRatio * 100})` : "";
  const counted = (kind: VideoKind) => `
    select '${kind}' as kind, number, round(count(*) / ${sampleRatio})::int as outliers
    from (select unnest(${bigramsSql(schema, kind)}) as number from ${schema}.${kind} ${sample} where ${isOutlierSql()}) found
    group by number having count(*) >= ${MIN_FREQUENT_OUTLIERS * sampleRatio}`;
  return `create table ${schema}.pairs as ${counted("videos")} union all ${counted("shorts")}`;
};
