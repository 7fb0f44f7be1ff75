import { TITLE_MAX } from "../brief.ts";
import { clauseCuts } from "../concepts/shorten.ts";
import { BEFORE_CLAUSE, LIGHTER } from "../data/lighter.ts";
import { ASKING, BEFORE, GERMAN_TIMES, LAST_DETAIL, MIDDLE, TAIL } from "../data/phrase-patterns.ts";
import { ATTEMPTS } from "../data/verbs.ts";
import type { Language } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { isAwkward, keyWords, stem, wordsOf } from "../words.ts";
import { finishTitle } from "./finish.ts";
import { hooksOf } from "./hooks-of.ts";
import { renderTitle } from "./render-title.ts";
import type { Slots } from "./slots.ts";

/** A title that keeps less loses what the video is about: "Every Recipe" of "I cooked every recipe of my grandmother". */
const MIN_KEPT = 0.45;
/** What a noun alone must keep: "Chess Openings", and not "The Man". */
const MIN_NOUN_KEPT = 0.25;

/** Titles shorter than the input, with the share of its key words that they keep. */
export function shorterTitles(reading: Reading, slots: Slots, input: string): { title: string; kept: number }[] {
  const whole = input.trim() === "" ? reading.text : input.trim();
  const keys = new Set(keyWords(whole).map(stem));
  const shorter = (titles: readonly string[], least: number) =>
    [...new Set(titles)].flatMap((title) => {
      const found = new Set(wordsOf(title).map(stem));
      const kept = [...keys].filter((key) => found.has(key)).length / Math.max(1, keys.size);
      const isShorter = title.length < whole.length && title.length <= TITLE_MAX && isWhole(title);
      return isShorter && kept >= least ? [{ title, kept }] : [];
    });
  // "he lets me decide" without "what he eats" says nothing, and ", wore" is the rest of a list.
  const heads = [...whole.matchAll(BEFORE_CLAUSE)].map(([, head = ""]) => head.toLowerCase());
  const isWhole = (title: string) =>
    !/, \p{L}+$/u.test(title) && !heads.includes(title.toLowerCase().split(" ").at(-1) ?? "");
  const patterns = hooksOf(reading.language).short;
  const rendered = (some: readonly string[]) => some.flatMap((pattern) => renderTitle(pattern, slots, reading) ?? []);
  const clauses = clauseCuts(reading.text, reading.language).map((cut) => finishTitle(cut, reading.language));
  // "I tried to cross it" without "tried to" is no shorter title but another claim.
  const isAttempt = ATTEMPTS[reading.language].some(([attempt]) => attempt.test(reading.text));
  const usual = isAttempt && clauses.length > 0 ? clauses : [...rendered(patterns.slice(0, -1)), ...cutsOf(reading)];
  const lighter = [whole, ...usual, ...(usual.length < FEW ? clauses : [])].flatMap((title) =>
    lighterThan(title, reading.language),
  );
  const found = shorter([...usual, ...lighter], MIN_KEPT);
  if (found.length > 0) return found;
  return shorter([...clauses, ...rendered(patterns.slice(-1)), ...cutsOf(reading)], MIN_NOUN_KEPT);
}

const FEW = 3;

/** The same title without words that only add weight: each kind of them alone, and all. */
function lighterThan(title: string, language: Language): string[] {
  const cuts = LIGHTER[language].map(([words, to]) => title.replace(words, to)).filter((cut) => cut !== title);
  const all = LIGHTER[language].reduce((text, [words, to]) => text.replace(words, to), title);
  return [...cuts, all].map((cut) => finishTitle(cut, language)).filter((cut) => !isAwkward(cut, title));
}

/** The text without a detail at its end: without one in the middle, what is left is often not a sentence. */
function cutsOf(reading: Reading): string[] {
  const { phrases, text, language, shape, question, teller, start } = reading;
  if (shape === "thing" || shape === "claim" || shape === "unclear") {
    const pattern = question?.isAsked ? ASKED[language] : "{text}";
    const middles = language === "de" ? [MIDDLE.exec(text)?.[0], ...(text.match(GERMAN_TIMES) ?? [])] : [];
    // "ich habe in einem See gebadet" does not hold without its last word.
    const cuts = language === "de" && teller !== undefined ? [] : cutTails(text);
    const held = middles.flatMap((middle) => (middle ? text.replace(middle, "") : []));
    const plain = question ? text.replace(ASKING[language], "") : text;
    const asked = plain === text ? [] : [plain, ...cutTails(plain)];
    return [...asked, ...cuts, start, ...held, ...(text.match(BEFORE) ?? [])].flatMap(
      (cut) => renderTitle(pattern, { text: [cut] }, reading) ?? [],
    );
  }
  const [, short] = language === "es" || language === "fr" ? (text.match(LAST_DETAIL) ?? []) : [];
  if (short && short.split(" ").length > 2) return [renderTitle("{text}", { text: [short] }, reading) ?? []].flat();
  const last = phrases.at(-1);
  // Without a time and a place, "I spent" says nothing.
  const saysMore = phrases.slice(0, -1).some(({ kind }) => kind === "core" || kind === "place");
  if (!last || last.kind === "core" || !saysMore || !text.endsWith(last.text) || language === "de") return [];
  return [renderTitle("{text}", { text: [text.slice(0, -last.text.length).trim()] }, reading) ?? []].flat();
}

const ASKED: Record<Language, string> = { en: "{text}?", de: "{text}?", es: "¿{text}?", fr: "{text} ?" };

function cutTails(text: string): string[] {
  const cut = text.replace(TAIL, "");
  return cut === text || cut.split(" ").length < 2 ? [] : [cut, ...cutTails(cut)];
}
