import type { Language } from "./language.ts";

/** Longest title a video platform accepts. */
export const TITLE_MAX = 100;
/** Videos named as the source of one idea. */
export const MAX_SOURCES = 3;
/** Used when a brief has no `inspirationLevel`. */
export const DEFAULT_INSPIRATION_LEVEL = 0.5;

/** `lift` is the performance of a title relative to its channel: 1 is average. */
export type KnownTitle = { title: string; lift: number; videoId?: string };

/** Operations on the input. The thumbnail options give the same result as `variations`. */
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

type ChannelBrief = {
  bio: string;
  language: Language;
  tone?: "plain" | "playful" | "dramatic" | undefined;
  /** Subjects of its videos, used if the request names none. */
  topics?: readonly string[] | undefined;
  /** Titles of its strongest formats: new titles prefer what they have in common. */
  formulas?: readonly string[] | undefined;
};

/** What a channel is about: the first statement of its bio, without examples after a colon. */
export function channelSubjectOf(bio: string): string {
  const [first = ""] = bio.trim().split(/[:.!?\n]/u, 1);
  return first.trim() || bio.trim();
}

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
    /** Videos whose titles give the format; the subject comes from elsewhere. */
    youtubeItems?: readonly { videoId: string; title: string }[] | undefined;
    outliers?: readonly string[] | undefined;
    additional?: string | undefined;
  };
  project: { name: string; title: string | null; concept: string | null };
  /** The language of the ideas, if it is known; otherwise that of the text. */
  language?: Language | undefined;
  /** `language` is the fallback if the language of the text can't be detected. */
  channel?: ChannelBrief | undefined;
  knownTitles: readonly KnownTitle[];
  /** Texts, or names of variants, that must not be returned again. */
  exclude: readonly string[];
  count: number;
  seed: number;
  /** From 0 (close) to 1 (far). */
  temperature: number;
  /** From 0 (ignores known titles) to 1 (prefers the patterns of known titles with a high lift). */
  inspirationLevel?: number | undefined;
  references?: readonly { kind: string; text: string }[] | undefined;
};

export type NameBrief = { title?: string | undefined; concept?: string | undefined; thumbnail?: string | undefined };
