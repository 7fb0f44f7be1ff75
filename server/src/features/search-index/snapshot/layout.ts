import { z } from "zod";
import type { IndexTiers } from "../tiers/index-tiers.ts";

const Edges = z.array(z.union([z.number(), z.string()]));
const StoredTiers = z.object({
  performance_index: Edges,
  uploaded: Edges,
  views: Edges,
  score: Edges,
  hot_uploaded: Edges,
  hot_views: Edges,
});
const Labels = z.array(z.string());

/** Increment with every change of the tables or of the stored layout: a snapshot of another format is rebuilt, not read. */
export const FORMAT = 5;

/** The stored names are older than the names in the code. Renaming them would make every existing snapshot unreadable. */
const StoredLayout = z.object({
  format: z.literal(FORMAT),
  rows: z.object({ videos: z.number(), shorts: z.number(), channels: z.number() }),
  ladders: z.object({ videos: StoredTiers, shorts: StoredTiers }),
  mainLanguage: z.number(),
  splitRungs: z.object({ videos: z.array(z.string()), shorts: z.array(z.string()) }),
  names: Edges,
  pairBits: z.object({ videos: z.number(), shorts: z.number() }),
  labels: z.object({ category: Labels, ai: Labels, language: Labels }),
  common: Labels,
  wordShare: z.number(),
});
type StoredLayout = z.infer<typeof StoredLayout>;

/** What a search needs to know about a snapshot besides its tables. */
export type SnapshotLayout = Pick<StoredLayout, "rows" | "mainLanguage" | "labels"> & {
  tiers: { videos: IndexTiers; shorts: IndexTiers };
  /** The names of the tiers with an index for the main language and one for all others. */
  partitionedTiers: { videos: string[]; shorts: string[] };
  /** Numbers of subscribers. */
  channelTiers: (number | string)[];
  /** The length of a bigram hash. */
  bigramBits: { videos: number; shorts: number };
  /** Words so frequent that two consecutive ones are indexed as one term. */
  commonWords: string[];
  /** The share of the rows whose words were counted. */
  sampleRatio: number;
};
/** The position of a label is its code; code 0 stands for none. */
export type LabelKind = keyof StoredLayout["labels"];
export const NO_LABEL = "";

/** Returns undefined for a layout of another format. */
export function parseLayout(stored: unknown): SnapshotLayout | undefined {
  const { data } = StoredLayout.safeParse(stored);
  if (!data) return undefined;
  return {
    rows: data.rows,
    mainLanguage: data.mainLanguage,
    labels: data.labels,
    tiers: data.ladders,
    partitionedTiers: data.splitRungs,
    channelTiers: data.names,
    bigramBits: data.pairBits,
    commonWords: data.common,
    sampleRatio: data.wordShare,
  };
}

export const serializeLayout = (layout: SnapshotLayout): string =>
  JSON.stringify({
    format: FORMAT,
    rows: layout.rows,
    ladders: layout.tiers,
    mainLanguage: layout.mainLanguage,
    splitRungs: layout.partitionedTiers,
    names: layout.channelTiers,
    pairBits: layout.bigramBits,
    labels: layout.labels,
    common: layout.commonWords,
    wordShare: layout.sampleRatio,
  });
