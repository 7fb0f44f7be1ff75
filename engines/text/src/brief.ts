import type { Language } from "./language.ts";

/** Longest title a video platform accepts. */
export const TITLE_MAX = 100;
/** Videos named as the source of one idea. */
export const MAX_SOURCES = 3;
/** Used when a brief has no `inspirationLevel`. */
export const DEFAULT_INSPIRATION_LEVEL = 0.5;

/** A title that did well, and by how much: 1 is what its channel usually gets. */
export type KnownTitle = { title: string; lift: number; videoId?: string };

/** What should be done with the input. Those for thumbnails give the same as `variations`. */
export const ideaOptions = [
  "cameraAngles",
  "combine",
  "compositions",
  "emptyState",
  "explode",
  "expressions",
  "intensify",
  "moodShift",
  "powerUp",
  "rephrase",
  "shorten",
  "thisBut",
  "variations",
] as const;
export type IdeaOption = (typeof ideaOptions)[number];

export type IdeaBrief = {
  pane: "title" | "concept";
  option: IdeaOption;
  input: string;
  /** The second text of `combine`. */
  otherInput?: string | undefined;
  /** The change of `thisBut`. */
  thisBut?: string | undefined;
  inspiration: {
    topic?: string | undefined;
    titles?: readonly string[] | undefined;
    concepts?: readonly string[] | undefined;
    youtubeItems?: readonly { title: string }[] | undefined;
    outliers?: readonly string[] | undefined;
    additional?: string | undefined;
  };
  project: { name: string; title: string | null; concept: string | null };
  /** `language` is used when the text does not tell its own. */
  channel?: { bio: string; language: Language } | undefined;
  knownTitles: readonly KnownTitle[];
  /** Texts, or names of variants, that must not come again. */
  exclude: readonly string[];
  count: number;
  seed: number;
  /** From 0 (close) to 1 (far). */
  temperature: number;
  /** From 0 (keeps to the text) to 1 (follows what did well elsewhere). */
  inspirationLevel?: number | undefined;
  references?: readonly { kind: string; text: string }[] | undefined;
};

export type NameBrief = { title?: string | undefined; concept?: string | undefined; thumbnail?: string | undefined };
