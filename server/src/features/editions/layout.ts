import { z } from "zod";

const Edges = z.array(z.union([z.number(), z.string()]));
const Ladders = z.object({
  performance_index: Edges,
  uploaded: Edges,
  views: Edges,
  score: Edges,
  hot_uploaded: Edges,
  hot_views: Edges,
});
const Labels = z.array(z.string());

/** Changes with the tables: an edition of another format is printed anew before it is read. */
export const FORMAT = 5;

/** All that one needs to know of an edition to search in it. */
export const Layout = z.object({
  format: z.literal(FORMAT),
  rows: z.object({ videos: z.number(), shorts: z.number(), channels: z.number() }),
  ladders: z.object({ videos: Ladders, shorts: Ladders }),
  /** The code of the language that most outliers have, and the rungs where it lies apart from the others. */
  mainLanguage: z.number(),
  splitRungs: z.object({ videos: z.array(z.string()), shorts: z.array(z.string()) }),
  /** Of channels, by their subscribers. */
  names: Edges,
  /** How long the numbers of two words side by side are. */
  pairBits: z.object({ videos: z.number(), shorts: z.number() }),
  /** By code: the first stands for none. */
  labels: z.object({ category: Labels, ai: Labels, language: Labels }),
  /** Words so frequent that two of them side by side count as one more. */
  common: Labels,
  /** Of how many rows the words were counted, where they are too many to read all. */
  wordShare: z.number(),
});
export type Layout = z.infer<typeof Layout>;
export type LabelKind = keyof Layout["labels"];
export const UNKNOWN = "";
