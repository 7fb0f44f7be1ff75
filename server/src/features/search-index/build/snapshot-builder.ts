import type pg from "pg";
import { z } from "zod";
import { FORMAT, type LabelKind, type SnapshotLayout } from "../snapshot/layout.ts";
import { schemaNameOf, type VideoKind, videoKinds } from "../snapshot/snapshot-schema.ts";
import { bigramBitsFor, createBigramFunction, createBigramIndex, createFrequentBigrams } from "../text/bigrams.ts";
import { commonWordsSql, createTermsFunction } from "../text/terms.ts";
import { createBucketFunction, deviationSql, sortKeys } from "../tiers/buckets.ts";
import {
  dropRanksNearOutliers,
  edgeRanks,
  emptyTiers,
  geometricRanks,
  type IndexTiers,
  isOutlierSql,
  sortKeyOf,
  tierCondition,
  tierSetNames,
  withOutlierEdge,
} from "../tiers/index-tiers.ts";
import { MIN_PARTITION_ROWS, mainLanguageSql, outlierTiers } from "../tiers/language-partition.ts";
import { createChannelIndexes, createTables, createVideoIndexes } from "./create-tables.ts";
import {
  createWords,
  insertChannels,
  insertLabels,
  insertVideos,
  MAX_SAMPLED_ROWS,
  maxVideoIdSql,
  sourceChecksumSql,
} from "./snapshot-copy-store.ts";
import { createChannelTextIndexes, createTextIndexes } from "./text-indexes.ts";

const Count = z.object({ count: z.coerce.number() });
const Deviation = Count.extend({ deviation: z.number() });
const MaxId = z.object({ id: z.coerce.number() });
const MAX_INT = 2_147_483_647;
const Edge = z.object({ edge: z.union([z.number(), z.string()]) });
const Label = z.object({ kind: z.enum(["category", "ai", "language"]), label: z.string() });
const Language = z.object({ language: z.number() });
const Word = z.object({ word: z.string() });
const Schema = z.object({ name: z.string() });
const Source = z.object({ source: z.string() });

type Connection = Pick<pg.ClientBase, "query">;
const runOn = async (connection: Connection, statements: readonly string[]) => {
  for (const statement of statements) await connection.query(statement);
};

/** Builds without a transaction: a later build deletes the schema of one that failed. */
export const snapshotBuilder = (
  connection: Connection,
  moreConnections: readonly Connection[] = [],
  minPartitionRows = MIN_PARTITION_ROWS,
) => {
  const run = (statements: readonly string[]) => runOn(connection, statements);
  /** Distributes lists of statements over the connections. After a failure the other connections finish their current list. */
  const runInParallel = async (lists: readonly (readonly string[])[]) => {
    const queue = [...lists];
    const work = async (worker: Connection) => {
      for (let list = queue.shift(); list; list = queue.shift()) await runOn(worker, list);
    };
    for (const outcome of await Promise.allSettled([connection, ...moreConnections].map(work)))
      if (outcome.status === "rejected") throw outcome.reason;
  };
  const rows = async <T extends z.ZodType>(shape: T, text: string, values: unknown[] = []): Promise<z.output<T>[]> =>
    z.array(shape).parse((await connection.query(text, values)).rows);
  const count = async (from: string) => (await rows(Count, `select count(*) from ${from}`))[0]?.count ?? 0;

  /** The values of a key at the given ranks, highest first. */
  const valuesAt = async (key: string, from: string, ranks: readonly number[]) => {
    const ranked = `select ${key} as edge, row_number() over (order by ${key} desc) as rank ${from}`;
    const text = `select edge from (${ranked}) ranked where rank = any($1) order by rank`;
    return [...new Set((await rows(Edge, text, [ranks])).map(({ edge }) => edge))];
  };
  const findTiers = async (schema: string, kind: VideoKind, outliers: number): Promise<IndexTiers> => {
    const tiers = { ...emptyTiers };
    for (const tierSet of tierSetNames) {
      const key = sortKeyOf(tierSet);
      const isNeverMissing = key === "uploaded" || key === "views";
      const where = tierSet !== key ? isOutlierSql() : isNeverMissing ? "true" : `${key} >= 0`;
      const from = `from ${schema}.${kind} where ${where}`;
      const ranks = edgeRanks(tierSet, (await rows(Count, `select count(*) ${from}`))[0]?.count ?? 0);
      tiers[tierSet] =
        tierSet === "performance_index" && outliers > 0
          ? withOutlierEdge(await valuesAt(key, from, dropRanksNearOutliers(ranks, outliers)))
          : await valuesAt(key, from, ranks);
    }
    return tiers;
  };

  const findPartitionedTiers = async (schema: string, kind: VideoKind, tiers: IndexTiers): Promise<string[]> => {
    const large: string[] = [];
    for (const { tierSet, tier } of outlierTiers(tiers))
      if ((await count(`${schema}.${kind} where ${tierCondition(tierSet, tier)}`)) >= minPartitionRows)
        large.push(tier.name);
    return large;
  };

  const createBucketFunctions = async (schema: string, kind: VideoKind) => {
    for (const key of sortKeys) {
      const text = `select count(*), coalesce(${deviationSql(key)}, 0) as deviation from ${schema}.${kind}`;
      for (const { count, deviation } of await rows(Deviation, text))
        await run([createBucketFunction(schema, kind, key, count, deviation)]);
    }
  };

  return {
    /** On the build's connection, which has no statement timeout: tens of millions of rows take half a minute. */
    sourceChecksum: async (): Promise<string> => (await rows(Source, sourceChecksumSql(FORMAT)))[0]?.source ?? "",
    build: async (snapshotNumber: number): Promise<SnapshotLayout> => {
      const schema = schemaNameOf(snapshotNumber);
      const [last] = await rows(MaxId, maxVideoIdSql);
      await run(createTables(schema, last && last.id > MAX_INT ? "bigint" : "int"));
      await run([insertLabels(schema)]);
      await runInParallel(videoKinds.map((kind) => [insertVideos(schema, kind)]));
      await run([insertChannels(schema)]);
      for (const kind of videoKinds) await createBucketFunctions(schema, kind);
      const videoIndexes = videoKinds.flatMap((kind) => createVideoIndexes(schema, kind)).map((index) => [index]);
      await runInParallel([createChannelIndexes(schema), ...videoIndexes]);
      // Index-only scans need the visibility map.
      await runInParallel(videoKinds.map((kind) => [`vacuum (analyze, freeze) ${schema}.${kind}`]));
      const size = {
        videos: await count(`${schema}.videos`),
        shorts: await count(`${schema}.shorts`),
        channels: await count(`${schema}.channels`),
      };
      const outliers = {
        videos: await count(`${schema}.videos where ${isOutlierSql()}`),
        shorts: await count(`${schema}.shorts where ${isOutlierSql()}`),
      };
      const tiers = {
        videos: await findTiers(schema, "videos", outliers.videos),
        shorts: await findTiers(schema, "shorts", outliers.shorts),
      };
      const partitionedTiers = {
        videos: await findPartitionedTiers(schema, "videos", tiers.videos),
        shorts: await findPartitionedTiers(schema, "shorts", tiers.shorts),
      };
      const [{ language } = { language: 0 }] = await rows(Language, mainLanguageSql(schema));
      const channelTiers = await valuesAt("subscribers", `from ${schema}.channels`, geometricRanks(size.channels));
      const bigramBits = { videos: bigramBitsFor(outliers.videos), shorts: bigramBitsFor(outliers.shorts) };
      const sampleRatio = Math.min(1, MAX_SAMPLED_ROWS / Math.max(1, size.videos + size.shorts));
      await run(createWords(schema, sampleRatio, tiers));
      const commonWords = (await rows(Word, commonWordsSql(schema))).map(({ word }) => word);
      await run([createTermsFunction(schema, commonWords), ...createChannelTextIndexes(schema, channelTiers)]);
      await run([
        ...videoKinds.map((kind) => createBigramFunction(schema, kind, bigramBits[kind])),
        createFrequentBigrams(schema, sampleRatio),
      ]);
      await runInParallel([
        ...videoKinds.map((kind) => createBigramIndex(schema, kind, outliers[kind], bigramBits[kind])),
        ...videoKinds.flatMap((kind) =>
          createTextIndexes(schema, kind, tiers[kind], { language, tiers: partitionedTiers[kind] }, sampleRatio),
        ),
      ]);
      await run([`vacuum (analyze, freeze) ${schema}.channels`, `analyze ${schema}.words`]);
      const labels: Record<LabelKind, string[]> = { category: [], ai: [], language: [] };
      for (const { kind, label } of await rows(
        Label,
        `select kind, label from ${schema}.labels where kind <> 'thumb' order by kind, code`,
      ))
        labels[kind].push(label);
      return {
        rows: size,
        tiers,
        mainLanguage: language,
        partitionedTiers,
        channelTiers,
        bigramBits,
        labels,
        commonWords,
        sampleRatio,
      };
    },
    /** Includes schemas that a failed build left behind. */
    listSchemas: async () =>
      (await rows(Schema, "select nspname as name from pg_namespace where nspname ~ '^outliers_[0-9]+$'")).map(
        ({ name }) => name,
      ),
    dropSchema: (schema: string) => connection.query(`drop schema if exists ${schema} cascade`),
  };
};
