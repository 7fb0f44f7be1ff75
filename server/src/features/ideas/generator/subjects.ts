import {
  ABOUT_WORDS,
  BEFORE_NAMES,
  BELONGING_WORDS,
  DETERMINERS,
  INCOMPLETE_VERBS,
  JOINERS,
  type Language,
  LINKING_WORDS,
  NAMING_WORDS,
  NOT_IN_NAMES,
  NOT_VERBS,
  NOUNS_IN_EST,
  PAST_VERBS,
  TITLE_NOUNS,
  VERB_PREPOSITIONS,
  WITHOUT_WORDS,
} from "./language-words.ts";
import { isPlaceName, joinTokens, lowerWords, type Token, tokensOf, withLowerNouns } from "./title-words.ts";

/** A video as far as ideas learn from it. */
export type SourceVideo = {
  videoId: string;
  ucid: string;
  title: string;
  /** Relative to what its channel usually gets. */
  index: number;
  uploaded: Date;
  category: string | null;
};

/** What several successful videos of a topic are about. */
export type Subject = {
  /** The stems of its words, as an identifier. */
  key: string;
  stems: readonly string[];
  /** What the text model is asked to write about: "building a log cabin", or "log cabins" if no title says what is done. */
  text: string;
  /** The thing alone: "a log cabin". */
  name: string;
  isActivity: boolean;
  /** Whether it is only named in the titles and never what they start with: used when there is nothing better. */
  isWeak: boolean;
  videos: readonly SourceVideo[];
};

/** Where a title names a subject: as what is done, as what it starts with, or somewhere. */
type Role = "activity" | "topic" | "named" | "part";
type Mention = { key: string; stems: string[]; role: Role; text: string; name: string; next: string };
const ANCHORS: readonly Role[] = ["activity", "topic", "named"];

const MAX_WORDS = 4;
/** Below this, a subject is what one video happened to be about. */
const MIN_VIDEOS = 2;

/** The subjects that at least two of the videos share, those with most videos first. */
export function findSubjects(videos: readonly SourceVideo[], language: Language): Subject[] {
  const mentions = new Map<string, { video: SourceVideo; mention: Mention }[]>();
  for (const video of videos)
    for (const mention of mentionsIn(video.title, language)) {
      const entries = mentions.get(mention.key) ?? [];
      if (entries.some((entry) => entry.video.videoId === video.videoId)) continue;
      mentions.set(mention.key, [...entries, { video, mention }]);
    }
  const subjects = [...mentions.entries()].flatMap(([key, entries]): Subject[] => {
    if (
      isPattern(
        entries.map(({ mention }) => mention),
        language,
      )
    )
      return [];
    // A word in capitals does not show how it is written in a sentence.
    const readable = [...entries].sort(
      (one, other) => Number(hasShouting(one.video)) - Number(hasShouting(other.video)),
    );
    // "ein" may be masculine or neuter, and "einen" is masculine.
    readable.sort((one, other) => Number(hasMasculine(other.mention)) - Number(hasMasculine(one.mention)));
    const best = ANCHORS.flatMap((role) => readable.find(({ mention }) => mention.role === role) ?? [])[0]?.mention;
    if (!best || entries.length < MIN_VIDEOS) return [];
    const { stems, text, name, role } = best;
    const videos = entries.map(({ video }) => video);
    return [
      {
        key,
        stems,
        text,
        name,
        isActivity: role === "activity",
        isWeak: role === "named" || isVague(best, videos, language),
        videos,
      },
    ];
  });
  return withoutFragments(subjects).sort(
    (one, other) => other.videos.length - one.videos.length || (one.key < other.key ? -1 : 1),
  );
}

const hasMasculine = ({ text }: Mention) => /^einen /u.test(text);
const hasShouting = ({ title }: SourceVideo) => /\p{Lu}{5}/u.test(title);

/** A single thing of one story, such as "the trial": which one it is stands elsewhere in the title. */
const isVague = ({ stems, role, name }: Mention, videos: readonly SourceVideo[], language: Language): boolean =>
  role === "topic" &&
  stems.length === 1 &&
  (VAGUE_NAME[language].test(name) || (language === "de" && videos.some(({ title }) => needsArticle(name, title)))) &&
  !NAMES_DISHES.test(videos[0]?.category ?? "");
/** A German thing that one title names with an article can't stand without one: "Fehler beim Bau meiner Treppe". */
const needsArticle = (name: string, title: string) => {
  const parts = title.toLowerCase().split(name.toLowerCase());
  return parts.slice(1).some((after, at) => ENDS_WITH_ARTICLE.test(parts[at] ?? "") && !/^\p{L}/u.test(after));
};
const ENDS_WITH_ARTICLE = /(?<!\p{L})(?:mein|dein|ein|d)(?:e|er|es|en|em|as|ie)? $/u;
const VAGUE_NAME: Record<Language, RegExp> = {
  en: /^the .*[^s]$/u,
  es: /^(?:el|la) \p{Ll}/u,
  de: /^d(?:er|ie|as|en|em) /u,
  fr: /^(?:le |la |l’)\p{Ll}/u,
};
const NAMES_DISHES = /^(?:Cooking|Baking)$/;

/**
 * Whether titles go on with the same word after it nearly always: "The Problem With …" and "The Experiment That …" are patterns,
 * and what they are about comes later.
 */
function isPattern(mentions: readonly Mention[], language: Language): boolean {
  const isSame = (given: readonly Mention[], least: number) => {
    const following = given.map(({ next }) => next).filter((next) => next !== "");
    const linking = following.filter((next) => LINKING_WORDS[language].has(next));
    const most = Math.max(0, ...linking.map((next) => linking.filter((other) => other === next).length));
    return following.length >= least && following.length * 2 > given.length && most >= following.length * PATTERN_SHARE;
  };
  return (
    isSame(mentions, MIN_PATTERN_MENTIONS) ||
    isSame(
      mentions.filter(({ role }) => role === "topic"),
      MIN_PATTERN_TITLES,
    )
  );
}
const MIN_PATTERN_MENTIONS = 3;
const MIN_PATTERN_TITLES = 2;
const PATTERN_SHARE = 0.75;

/** A part of a longer subject is left out unless it is common on its own: "sleepers" next to "railway sleepers". */
const FRAGMENT_SHARE = 0.5;
function withoutFragments(subjects: readonly Subject[]): Subject[] {
  const longer = (subject: Subject) =>
    subjects.filter(
      (other) => other.stems.length > subject.stems.length && subject.stems.every((stem) => other.stems.includes(stem)),
    );
  return subjects.filter((subject) =>
    longer(subject).every((other) => other.videos.length < subject.videos.length * FRAGMENT_SHARE),
  );
}

/** All phrases of a title that can be the subject of a video. */
function mentionsIn(title: string, language: Language): Mention[] {
  const tokens = tokensOf(title, language);
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length; start++)
    for (let end = start + 1; end <= Math.min(tokens.length, start + MAX_WORDS); end++) {
      const phrase = tokens.slice(start, end);
      if (!isPhrase(phrase, tokens[end], language)) continue;
      const mention = mentionAt(tokens, start, end, language);
      if (mention) found.push(mention);
    }
  return found;
}

/** English superlatives and short forms, which no name contains. */
const isOutsideNames = ({ word }: Token) =>
  NOT_IN_NAMES.has(word) || /(?:n['’]t|['’]s)$/u.test(word) || (/\p{L}{3}est$/u.test(word) && !NOUNS_IN_EST.has(word));

/** Verbs of other persons, which follow their subject: "mon fils choisit". */
const NOT_LAST = { es: /(?:ó|aron|ieron|amos|imos|aban|ando|iendo|ara|iera)$/u, fr: /(?:it|ent|ait|aient|ons|ez)$/u };

/** Content words, with at most one joining word between them, that stand in one clause and do not go on after it. */
function isPhrase(phrase: readonly Token[], next: Token | undefined, language: Language): boolean {
  const [first, last] = [phrase[0], phrase.at(-1)];
  if (!first?.isContent || !last?.isContent) return false;
  if (phrase.slice(0, -1).some(({ endsClause }) => endsClause)) return false;
  const joiners = phrase.filter(({ isContent, isElided }) => !isContent && !isElided);
  if (joiners.length > 1 || joiners.some(({ word }) => !JOINERS[language].has(word))) return false;
  if (language === "de") return [first, last].every(({ text }) => /^\p{Lu}/u.test(text));
  if (language === "en" && (last.word.endsWith("ed") || PAST_VERBS.has(last.word))) return false;
  if (language === "en" && phrase.some(isOutsideNames)) return false;
  if (language === "en" && phrase.length === 1 && last.word.endsWith("ing")) return false;
  // An English noun phrase ends with its noun: what is followed by another word of its own is only a part of it.
  if (language === "en")
    return last.endsClause || (!next?.isContent && !/^\d/.test(next?.word ?? "") && !TITLE_NOUNS.has(next?.word ?? ""));
  return !NOT_LAST[language].test(last.word);
}

function mentionAt(tokens: readonly Token[], start: number, end: number, language: Language): Mention | undefined {
  const phrase = tokens.slice(start, end);
  const hasDeterminer = DETERMINERS[language].has(tokens[start - 1]?.word ?? "") && !tokens[start - 1]?.endsClause;
  const from = hasDeterminer ? start - 1 : start;
  const before = tokens[from - 1]?.endsClause ? undefined : tokens[from - 1];
  if (before && (WITHOUT_WORDS[language].has(before.word) || isAnswer(tokens, from, language))) return undefined;
  const continues = tokens[end - 1]?.endsClause ? "" : (tokens[end]?.word ?? "");
  if (from < start && isOneOfMany(tokens[from], language) && BELONGING_WORDS[language].has(continues)) return undefined;
  const stems = phrase.filter(({ isContent }) => isContent).map(({ stem }) => stem);
  const name = uncapitalised(joinTokens(tokens.slice(from, end)), hasDeterminer);
  const next = tokens[end - 1]?.endsClause ? "" : (tokens[end]?.word ?? "").replace(/^(?:del|du|des|d)$/u, "de");
  const mention = { key: [...stems].sort().join(" "), stems, name, next };
  const isOwned = POSSESSIVE.test(name);
  const activity = isOwned ? undefined : activityAt(tokens, { from, end }, language);
  if (activity) return { ...mention, role: "activity", text: activity };
  const isAlone = tokens[end] === undefined || tokens[end - 1]?.endsClause === true || !tokens[end]?.isContent;
  const startsTitle = from === 0 && !startsWithVerb(phrase, language);
  const isAbout = before !== undefined && ABOUT_WORDS[language].has(before.word);
  const text = thingName(name, language);
  if (isOwned || (language === "en" && /^\p{L}+ing /u.test(text))) return { ...mention, role: "part", text };
  if (startsTitle || isAbout) return { ...mention, role: isAlone ? "topic" : "part", text };
  if (before?.isContent === true && language !== "de") return undefined;
  const isNamed =
    hasDeterminer && stems.length > 1 && isAlone && (language !== "en" || NAMING_WORDS.has(before?.word ?? ""));
  return { ...mention, role: isNamed ? "named" : "part", text };
}

/** What an English title says that something else is: "The Secret to Gnocchi Is Potatoes". */
const isAnswer = (tokens: readonly Token[], from: number, language: Language) =>
  language === "en" && /^(?:is|are)$/.test(tokens[from - 1]?.word ?? "") && tokens[from - 2]?.isContent === true;

/** "the" and what it says about its noun is another thing in every story. */
const DEFINITE: Record<Language, RegExp> = {
  en: /^the$/,
  es: /^(?:el|la|los|las)$/,
  de: /^(?:der|die|das|den|dem)$/,
  fr: /^(?:le|la|les|l)$/,
};
const isOneOfMany = (article: Token | undefined, language: Language) => DEFINITE[language].test(article?.word ?? "");

/** What belongs to the person of one video is not a subject for others. */
const POSSESSIVE =
  /^(?:my|our|your|this|these|mi|mis|tu|tus|mein\p{L}*|dein\p{L}*|mon|ma|mes|ton|ta|tes|ce|cette|ces) /iu;

/** A thing on its own, as in a sentence. A German article stays if it shows the gender. */
function thingName(name: string, language: Language): string {
  if (language === "de") return name.replace(/^(?:eine[mr]|d(?:er|ie|as|en|em)) /u, "");
  // English titles capitalise every word; after "the" it may be the name of a people or a place.
  const isCommon = /[ -]/u.test(name) && !name.startsWith("the ") && !isPlaceName(name);
  return language === "en" && isCommon ? lowerWords(name) : name;
}
const uncapitalised = (text: string, hasDeterminer: boolean) =>
  hasDeterminer ? text.replace(/^\p{L}+/u, (word) => word.toLowerCase()) : text;

const VERB_FORM: Record<Language, RegExp> = {
  en: /^\p{L}{2,}ing$/u,
  es: /^\p{L}{2,}(?:[aei]r|[éí])$/u,
  de: /^\p{Ll}{3,}(?:en|eln|ern)$/u,
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
};
const isVerb = ({ word }: Token, language: Language) => VERB_FORM[language].test(word) && !NOT_VERBS.has(word);
const startsWithVerb = ([first]: readonly Token[], language: Language) =>
  language !== "de" && first !== undefined && isVerb(first, language);

type Place = { from: number; end: number };

/** The words around a thing that say what is done with it, such as "building a log cabin". */
function activityAt(tokens: readonly Token[], place: Place, language: Language): string | undefined {
  switch (language) {
    case "en":
      return englishActivity(tokens, place);
    case "de":
      return germanActivity(tokens, place);
    default:
      return romanceActivity(tokens, place, language);
  }
}

/** "the most disturbing clue" and "a boiling lake" name things. */
const BEFORE_ADJECTIVES: ReadonlySet<string> = new Set(["most", "more", "very", "so", "too", "a", "an", "the"]);

function englishActivity(tokens: readonly Token[], { from, end }: Place): string | undefined {
  const hasPreposition = VERB_PREPOSITIONS.has(tokens[from - 1]?.word ?? "");
  const at = hasPreposition ? from - 2 : from - 1;
  const [person, verb] = [tokens[at - 1], tokens[at]];
  if (!verb || verb.endsClause || INCOMPLETE_VERBS.has(verb.word)) return undefined;
  if (isVerb(verb, "en")) {
    const isName =
      person &&
      (BEFORE_NAMES.has(person.word) ||
        BEFORE_ADJECTIVES.has(person.word) ||
        /^\d/.test(person.word) ||
        person.isContent);
    return isName ? undefined : withLowerNouns(joinTokens(tokens.slice(at, end)));
  }
  const isPast = /\p{L}{2}ed$/u.test(verb.word) || PAST_VERBS.has(verb.word);
  return /^(i|we)$/.test(person?.word ?? "") && isPast
    ? withLowerNouns(joinTokens(tokens.slice(at - 1, end)))
    : undefined;
}

const GENERIC_ADVERBS: ReadonlySet<string> = new Set(["así", "aquí", "allí", "ahí", "qué", "votre", "notre"]);

function romanceActivity(tokens: readonly Token[], { from, end }: Place, language: "es" | "fr"): string | undefined {
  const [before, verb] = [tokens[from - 2], tokens[from - 1]];
  if (!verb || verb.endsClause || !isVerb(verb, language) || GENERIC_ADVERBS.has(verb.word)) return undefined;
  // Many French nouns end like verbs, but only a verb is followed by an article.
  if (language === "fr" && !DETERMINERS.fr.has(tokens[from]?.word ?? "")) return undefined;
  const canFollow = before === undefined || before.endsClause || !before.isContent;
  // A Spanish verb in the past has no other word for its person, so that it starts the title.
  const isPast = /[éí]$/u.test(verb.word);
  return (isPast ? from === 1 : canFollow) ? joinTokens(tokens.slice(from - 1, end)) : undefined;
}

/** The verb is the last word of its clause: "Tomaten im Gewächshaus anbauen", "Ich habe eine Sauna gebaut". */
function germanActivity(tokens: readonly Token[], { from, end }: Place): string | undefined {
  const rest = tokens.slice(end);
  const last = rest.findIndex(({ endsClause }) => endsClause);
  const verb = last < 0 ? rest.at(-1) : rest[last];
  if (!verb?.isContent || tokens[end - 1]?.endsClause || NOT_VERBS.has(verb.word)) return undefined;
  const thing = uncapitalised(joinTokens(tokens.slice(from, end)), DETERMINERS.de.has(tokens[from]?.word ?? ""));
  if (from === 0) return VERB_FORM.de.test(verb.text) ? `${thing} ${verb.text}` : undefined;
  const told = tokens[1];
  if (from === 2 && tokens[0]?.word === "ich" && told?.isContent && /^\p{Ll}{3,}e$/u.test(told.text))
    return `${thing} ${told.text}n`;
  const isDone = from === 2 && /^(?:ich habe|wir haben)$/u.test(`${tokens[0]?.word} ${tokens[1]?.word}`);
  const root = isDone ? verb.text.match(/^ge(\p{Ll}{3,})t$/u)?.[1] : undefined;
  return root && `${thing} ${root.replace(/e$/u, "")}en`;
}
