import type pg from "pg";
import { z } from "zod";
import { createDrawers, spreadOf, trees } from "./drawers.ts";
import {
  areHot,
  besideHot,
  fourfold,
  inRung,
  keyOfLadder,
  type Ladders,
  ladderNames,
  noLadders,
  rowsAbove,
  withHotEdge,
} from "./ladder.ts";
import { FORMAT, type LabelKind, Layout } from "./layout.ts";
import { createPairs, createPairTexts, insertPairs, pairBitsOf } from "./pairs.ts";
import {
  createChannelTrees,
  createNames,
  createTables,
  createTexts,
  createTrees,
  type Kind,
  kinds,
  schemaOf,
} from "./schema.ts";
import { hotRungs, mainLanguage, SPLIT_FROM } from "./split.ts";
import { commonWords, createTerms } from "./terms.ts";
import {
  insertChannels,
  insertLabels,
  insertVideos,
  insertWords,
  lastId,
  sourceNow,
  WORDS_FROM_ROWS,
} from "./transcript-store.ts";

const Count = z.object({ count: z.coerce.number() });
const Spread = Count.extend({ deviation: z.number() });
const LastId = z.object({ id: z.coerce.number() });
const LONGEST_INT = 2_147_483_647;
const Edge = z.object({ edge: z.union([z.number(), z.string()]) });
const Label = z.object({ kind: z.enum(["category", "ai", "language"]), label: z.string() });
const Language = z.object({ language: z.number() });
const Word = z.object({ word: z.string() });
const Named = z.object({ name: z.string() });
const Source = z.object({ source: z.string() });

type Hand = Pick<pg.ClientBase, "query">;
const runBy = async (hand: Hand, statements: readonly string[]) => {
  for (const statement of statements) await hand.query(statement);
};

/** Writes one edition, on connections without a transaction: what was begun and never published is swept away later. */
export const printStore = (client: Hand, helpers: readonly Hand[] = [], splitFrom = SPLIT_FROM) => {
  const run = (statements: readonly string[]) => runBy(client, statements);
  /** Each list by whoever is free. Where one fails, the others still end what they do. */
  const share = async (lists: readonly (readonly string[])[]) => {
    const left = [...lists];
    const work = async (hand: Hand) => {
      for (let list = left.shift(); list; list = left.shift()) await runBy(hand, list);
    };
    for (const outcome of await Promise.allSettled([client, ...helpers].map(work)))
      if (outcome.status === "rejected") throw outcome.reason;
  };
  const rows = async <T extends z.ZodType>(shape: T, text: string, values: unknown[] = []): Promise<z.output<T>[]> =>
    z.array(shape).parse((await client.query(text, values)).rows);
  const count = async (from: string) => (await rows(Count, `select count(*) from ${from}`))[0]?.count ?? 0;

  /** The values of a key below which so many rows stand. */
  const valuesAt = async (key: string, known: string, above: readonly number[]) => {
    const counted = `select ${key} as edge, row_number() over (order by ${key} desc) as above ${known}`;
    const text = `select edge from (${counted}) counted where above = any($1) order by above`;
    return [...new Set((await rows(Edge, text, [above])).map(({ edge }) => edge))];
  };
  const edgesOf = async (schema: string, kind: Kind, outliers: number): Promise<Ladders> => {
    const ladders = { ...noLadders };
    for (const ladder of ladderNames) {
      const key = keyOfLadder(ladder);
      const isAlwaysKnown = key === "uploaded" || key === "views";
      const where = ladder !== key ? areHot() : isAlwaysKnown ? "true" : `${key} >= 0`;
      const known = `from ${schema}.${kind} where ${where}`;
      const above = rowsAbove(ladder, (await rows(Count, `select count(*) ${known}`))[0]?.count ?? 0);
      ladders[ladder] =
        ladder === "performance_index" && outliers > 0
          ? withHotEdge(await valuesAt(key, known, besideHot(above, outliers)))
          : await valuesAt(key, known, above);
    }
    return ladders;
  };

  const splitRungsOf = async (schema: string, kind: Kind, ladders: Ladders): Promise<string[]> => {
    const large: string[] = [];
    for (const { ladder, rung } of hotRungs(ladders))
      if ((await count(`${schema}.${kind} where ${inRung(ladder, rung)}`)) >= splitFrom) large.push(rung.name);
    return large;
  };

  const makeDrawers = async (schema: string, kind: Kind) => {
    for (const tree of trees) {
      const text = `select count(*), coalesce(${spreadOf(tree)}, 0) as deviation from ${schema}.${kind}`;
      for (const { count, deviation } of await rows(Spread, text))
        await run([createDrawers(schema, kind, tree, count, deviation)]);
    }
  };

  return {
    /** Asked here, where a statement may take as long as it must: at tens of millions of rows counting alone takes half a minute. */
    sourceNow: async (): Promise<string> => (await rows(Source, sourceNow(FORMAT)))[0]?.source ?? "",
    write: async (edition: number): Promise<Layout> => {
      const schema = schemaOf(edition);
      const [last] = await rows(LastId, lastId);
      await run(createTables(schema, last && last.id > LONGEST_INT ? "bigint" : "int"));
      await run([insertLabels(schema)]);
      await share(kinds.map((kind) => [insertVideos(schema, kind)]));
      await run([insertChannels(schema)]);
      for (const kind of kinds) await makeDrawers(schema, kind);
      const eachTree = kinds.flatMap((kind) => createTrees(schema, kind)).map((tree) => [tree]);
      await share([createChannelTrees(schema), ...eachTree]);
      // Reading an index alone needs to know that its rows are there for all.
      await share(kinds.map((kind) => [`vacuum (analyze, freeze) ${schema}.${kind}`]));
      const size = {
        videos: await count(`${schema}.videos`),
        shorts: await count(`${schema}.shorts`),
        channels: await count(`${schema}.channels`),
      };
      const outliers = {
        videos: await count(`${schema}.videos where ${areHot()}`),
        shorts: await count(`${schema}.shorts where ${areHot()}`),
      };
      const ladders = {
        videos: await edgesOf(schema, "videos", outliers.videos),
        shorts: await edgesOf(schema, "shorts", outliers.shorts),
      };
      const splitRungs = {
        videos: await splitRungsOf(schema, "videos", ladders.videos),
        shorts: await splitRungsOf(schema, "shorts", ladders.shorts),
      };
      const [{ language } = { language: 0 }] = await rows(Language, mainLanguage(schema));
      const names = await valuesAt("subscribers", `from ${schema}.channels`, fourfold(size.channels));
      const pairBits = { videos: pairBitsOf(outliers.videos), shorts: pairBitsOf(outliers.shorts) };
      const wordShare = Math.min(1, WORDS_FROM_ROWS / Math.max(1, size.videos + size.shorts));
      await run(insertWords(schema, wordShare, ladders));
      const common = (await rows(Word, commonWords(schema))).map(({ word }) => word);
      await run([createTerms(schema, common), ...createNames(schema, names)]);
      await run([...kinds.map((kind) => createPairs(schema, kind, pairBits[kind])), insertPairs(schema, wordShare)]);
      await share([
        ...kinds.map((kind) => createPairTexts(schema, kind, outliers[kind], pairBits[kind])),
        ...kinds.flatMap((kind) =>
          createTexts(schema, kind, ladders[kind], { language, rungs: splitRungs[kind] }, wordShare),
        ),
      ]);
      await run([`vacuum (analyze, freeze) ${schema}.channels`, `analyze ${schema}.words`]);
      const labels: Record<LabelKind, string[]> = { category: [], ai: [], language: [] };
      for (const { kind, label } of await rows(
        Label,
        `select kind, label from ${schema}.labels where kind <> 'thumb' order by kind, code`,
      ))
        labels[kind].push(label);
      return Layout.parse({
        format: FORMAT,
        rows: size,
        ladders,
        mainLanguage: language,
        splitRungs,
        names,
        pairBits,
        labels,
        common,
        wordShare,
      });
    },
    /** Schemas of editions, whether known or left behind by a print that died. */
    schemas: async () =>
      (await rows(Named, "select nspname as name from pg_namespace where nspname ~ '^outliers_[0-9]+$'")).map(
        ({ name }) => name,
      ),
    drop: (schema: string) => client.query(`drop schema if exists ${schema} cascade`),
  };
};
