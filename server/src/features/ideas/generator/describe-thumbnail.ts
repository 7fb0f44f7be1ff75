import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import type { Language } from "./language-words.ts";
import {
  ANIMAL_POSES,
  APPEARANCES,
  CATEGORY_PLACES,
  CONTRASTS,
  GESTURES,
  IN_LETTERS,
  PLACES,
  SHOWN_ON,
} from "./picture-words.ts";
import type { Subject } from "./subjects.ts";
import { isPlaceName, lowerWords } from "./title-words.ts";

type Described = {
  subject: Pick<Subject, "name" | "videos">;
  /** What the idea is about, such as "building a greenhouse". */
  about: string;
  title: string;
  language: Language;
  style: string | undefined;
  seed: number;
};

/**
 * The thumbnail of an idea in words: its subject, what happens, where, the light, and the words on it. It is drawn from them once
 * somebody sees the idea.
 */
export function describeThumbnail({ subject, about, title, language, style, seed }: Described): string {
  const category = subject.videos[0]?.category ?? "";
  // Languages and tools have names.
  const isName = category === "Programming" && !/\s/u.test(subject.name);
  const name = isName ? subject.name : sentenceCase(subject.name, language);
  const place = PLACES[CATEGORY_PLACES[category] ?? "wall"][language];
  const showOn = SHOWN_ON[category]?.[language];
  // Only English titles say so.
  const isDressedUp = /(?<!\p{L})like an? /iu.test(about);
  const isDone = countWords(about) > countWords(name);
  const actions = category === "Pets" ? ANIMAL_POSES : isDone ? GESTURES : APPEARANCES;
  const pick = (phrases: readonly string[], turn: number) => phrases[Math.floor(seed / turn) % phrases.length];
  const words = wordsOf(title);
  const sentences = [
    isDressedUp ? `I am dressed like ${name}, ${place}` : startLarge(showOn?.(name) ?? `${name} ${place}`),
    pick(actions[language], 1),
    pick(CONTRASTS[language], GESTURES[language].length),
    words && `${IN_LETTERS[language]}: “${words}”`,
    style?.trim().replace(/\.$/u, ""),
  ];
  return `${sentences.filter(Boolean).join(". ")}.`.slice(0, IDEA_MAX);
}

const startLarge = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const countWords = (text: string) => text.split(" ").length;

/** "pull-up" without an article. */
const EXERCISE = /^\p{L}+-up$/u;

/** English titles capitalise every word; after "the" it may be the name of a people or a place. */
const sentenceCase = (name: string, language: Language) =>
  language === "en" && !/^the /iu.test(name) && !isPlaceName(name)
    ? lowerWords(name).replace(EXERCISE, "$&s")
    : name.replace(/^einen (?=\p{Lu})/u, "ein ");

const TIME =
  /(?<![\p{L}\d])\d{1,4} (?:hours?|days?|minutes?|weeks?|years?|horas?|días?|minutos?|semanas?|años?|Stunden?|Tagen?|Tage|Minuten|Wochen?|Jahren?|Jahre|heures?|jours?|minutes?|semaines?|ans)(?!\p{L})/iu;
const SUM = /[$£] ?\d[\d.,]*\d|\d[\d.,]* ?€/u;
const LISTED = /^\d{1,3}(?= \p{L})/u;

/** What is set on the picture: the figure of the title, or what a question or a comparison asks. */
function wordsOf(title: string): string | undefined {
  const figure = (TIME.exec(title) ?? SUM.exec(title) ?? LISTED.exec(title))?.[0];
  if (figure !== undefined) return figure.toUpperCase();
  if (/(?<!\p{L})vs(?!\p{L})/iu.test(title)) return "VS";
  return title.trim().endsWith("?") ? "?" : undefined;
}
