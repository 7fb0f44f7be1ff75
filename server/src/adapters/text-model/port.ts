import type { Reference } from "@coldopen/contract/ideation/references";
import type { BrainstormOption, InspirationSettings } from "@coldopen/contract/ideation/schema";

/** A title that did well, and by how much: 1 is what its channel usually gets. */
export type KnownTitle = { title: string; lift: number; videoId?: string };

/** What lies beside a wish: words, or a picture with the words that are known of it and how it looks. */
export type GivenReference =
  | Exclude<Reference, { kind: "thumbnail" }>
  | { kind: "thumbnail"; text: string; picture: { type: string; bytes: Uint8Array }; look: readonly string[] };

type ChannelBrief = {
  bio: string;
  language: "en" | "es" | "de" | "fr";
  tone?: "plain" | "playful" | "dramatic" | undefined;
  /** What its videos are about. */
  topics?: readonly string[] | undefined;
  /** Titles of the formats that beat its average. */
  formulas?: readonly string[] | undefined;
};

export type IdeaBrief = {
  pane: "title" | "concept";
  option: BrainstormOption;
  input: string;
  otherInput?: string | undefined;
  thisBut?: string | undefined;
  inspiration: InspirationSettings;
  project: { name: string; title: string | null; concept: string | null };
  /** The language of the ideas, where it is known; otherwise that of the text. */
  language?: "en" | "es" | "de" | "fr" | undefined;
  /** What the channel says of itself, and the language for when nothing else tells one. */
  channel?: ChannelBrief | undefined;
  knownTitles: readonly KnownTitle[];
  /** Texts, or names of variants, that must not come again. */
  exclude: readonly string[];
  count: number;
  seed: number;
  /** From 0 (close) to 1 (far). */
  temperature: number;
  /** From 0 (keeps to the text) to 1 (follows what did well elsewhere); 0.5 by default. */
  inspirationLevel?: number | undefined;
  references?: readonly GivenReference[] | undefined;
};
export type NameBrief = { title?: string | undefined; concept?: string | undefined; thumbnail?: string | undefined };

/** One idea as far as it is written; the same index comes again until it is whole. */
export type Draft = {
  index: number;
  content: string;
  description: string | null;
  receipts: readonly { videoId: string; title: string; performanceIndex: number | null }[];
  isWhole: boolean;
};
/** A video that an idea was learned from. Enough to see why, not a list. */
export const RECEIPTS_MAX = 3;
export const receiptOf = ({ videoId, title, lift }: KnownTitle & { videoId: string }) => ({
  videoId,
  title,
  performanceIndex: lift,
});
export type NameDraft = { result: string; isWhole: boolean };
export type Usage = { inputTokens: number; outputTokens: number; costCents: number };

/** A thumbnail to review, with the aspects to comment on. */
export type OpinionBrief = {
  title: string;
  picture: { type: string; bytes: Uint8Array };
  aspects: readonly { name: string; meaning: string }[];
};
/** Scores are from 0 to 10. */
export type ModelOpinion = {
  score: number;
  text: string;
  aspects: readonly { name: string; score: number; text: string }[];
};

export type TextModel = {
  provider: string;
  model: string;
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  /** What one run can cost at most, set aside before it starts. */
  costAtMostCents: number;
  /** How many calls one node makes at once; others wait. */
  maxConcurrency: number;
  /** Loads what the first idea needs, in the background. */
  warmUp(): Promise<void>;
  ideas(brief: IdeaBrief, signal: AbortSignal): AsyncGenerator<Draft, Usage>;
  projectName(brief: NameBrief, signal: AbortSignal): AsyncGenerator<NameDraft, Usage>;
  /** What it thinks of a thumbnail; only of models that see. */
  opinion?(brief: OpinionBrief, signal: AbortSignal): Promise<{ opinion: ModelOpinion; usage: Usage }>;
};
