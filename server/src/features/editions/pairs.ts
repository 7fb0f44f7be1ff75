import { createHash } from "node:crypto";
import { areHot } from "./ladder.ts";
import type { Kind } from "./schema.ts";
import { wordsInSql } from "./words.ts";

const BITS = { least: 6, most: 20 };
/** Outliers to a number: with some nine pairs in a title about forty titles share one, however many there are. */
const TITLES_TO_A_NUMBER = 4;
/** Fewer are not worth knowing beforehand. */
const FREQUENT_FROM = 200;
/** What a builder of inverted indexes holds for a number and for each pair; it fills its pages once it ran out of memory. */
const NUMBER_BYTES = 160;
const PAIR_BYTES = 9;
const PAIRS_TO_A_TITLE = 9;
const MEMORY_SHARE = 0.4;
const KILOBYTES = { least: 1_024, most: 262_144 };

/** How long the numbers are that two words side by side get: the more outliers, the longer. */
export const pairBitsOf = (outliers: number): number =>
  Math.min(BITS.most, Math.max(BITS.least, Math.floor(Math.log2(Math.max(1, outliers / TITLES_TO_A_NUMBER)))));

// From a hash that TypeScript and the database both know.
const HEX_DIGITS = BITS.most / 4;
const numberOf = (word: string, next: string, bits: number): number =>
  Number.parseInt(createHash("md5").update(`${word} ${next}`).digest("hex").slice(0, HEX_DIGITS), 16) >>
  (BITS.most - bits);
/** Of each word and the one after it. */
export const pairNumbersOf = (words: readonly string[], bits: number): number[] =>
  words.slice(1).map((next, at) => numberOf(words[at] ?? "", next, bits));

export const createPairs = (schema: string, kind: Kind, bits: number): string => `
  create function ${schema}.${kind}_pairs(title text) returns int[] language plpgsql immutable strict parallel safe as $body$
  declare
    found text[] := ${wordsInSql};
    numbers int[] := '{}';
  begin
    for at in 2 .. cardinality(found) loop
      numbers := numbers
        || (('x' || left(md5(found[at - 1] || ' ' || found[at]), ${HEX_DIGITS}))::bit(${BITS.most})::int >> ${BITS.most - bits});
    end loop;
    return numbers;
  end
  $body$`;

export const pairsOf = (schema: string, kind: Kind): string => `${schema}.${kind}_pairs(title)`;

/**
 * Which outliers have which pairs, in one index without rungs: a pair that stands in many is found by its words, rung by
 * rung, and one that stands in few is read to its end.
 */
export const createPairTexts = (schema: string, kind: Kind, outliers: number, bits: number): string[] => {
  const bytes = outliers * PAIRS_TO_A_TITLE * PAIR_BYTES + 2 ** bits * NUMBER_BYTES;
  const kilobytes = Math.round((bytes * MEMORY_SHARE) / 1_024);
  return [
    `set maintenance_work_mem = '${Math.max(KILOBYTES.least, Math.min(KILOBYTES.most, kilobytes))}kB'`,
    `create index ${kind}_pairs on ${schema}.${kind} using gin (${pairsOf(schema, kind)}) with (fastupdate = off) where ${areHot()}`,
  ];
};

/** Numbers that many outliers have, and how many: of a sample where there are too many to read them all. */
export const insertPairs = (schema: string, share: number): string => {
  const sample = share < 1 ? `tablesample system (${share * 100})` : "";
  const counted = (kind: Kind) => `
    select '${kind}' as kind, number, round(count(*) / ${share})::int as outliers
    from (select unnest(${pairsOf(schema, kind)}) as number from ${schema}.${kind} ${sample} where ${areHot()}) found
    group by number having count(*) >= ${FREQUENT_FROM * share}`;
  return `create table ${schema}.pairs as ${counted("videos")} union all ${counted("shorts")}`;
};
