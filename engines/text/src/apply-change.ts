import { TITLE_MAX } from "./brief.ts";
import { TONES } from "./data/tones.ts";
import type { Frame } from "./frames/frame.ts";
import { grammarOf, parseTopic } from "./frames/parse-topic.ts";
import { families, type Grammar, type Mood, patternsOf } from "./grammar/grammar.ts";
import type { Language } from "./language.ts";
import type { Random } from "./random.ts";
import { renderTitle } from "./render.ts";
import { shortenTitle } from "./shorten/shorten-title.ts";
import { wordsOf } from "./words.ts";

const REPLACE = [
  /^(?:replace|change|swap|switch|cambia|reemplaza|ersetze|tausche|remplace|change) "?(.+?)"? (?:with|to|for|by|into|por|durch|gegen|mit|par|en) "?(.+?)"?$/isu,
  /^(.+?) ?(?:->|→|=>) ?(.+)$/su,
];
const INSTEAD = /^"?(.+?)"? (?:instead of|rather than|en vez de|en lugar de|statt|anstatt|au lieu de) "?(.+?)"?$/isu;
const ABOUT = /^(?:make it |do it |but |it'?s )?(?:about|sobre|que trate de|über|es geht um|à propos de|sur) (.+)$/isu;
const WITHOUT =
  /^(?:without|remove|drop|no|sin|quita|ohne|entferne|sans|enlève) (?:the word |la palabra |das wort |le mot )?"?(.+?)"?$/isu;
const ADD = /^(?:add|mention|include|añade|menciona|füge|erwähne|ajoute|mentionne) (.+?)(?: hinzu)?$/isu;
const SHORTER = /\b(shorter|short|brief|más corto|kürzer|kurz|plus court)\b/iu;
const QUESTION = /\b(question|ask|pregunta|frage|question)\b/iu;
const NUMBER = /(?:[$€£]\s?)?\d[\d.,]*(?:\s?(?:%|[\p{L}]+))?/u;
export const toneOf = (words: string): Mood | undefined => TONES.find(([tone]) => tone.test(words))?.[1];
export const hasTone = (words: string): boolean => toneOf(words) !== undefined;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const swap = (text: string, from: string, to: string) => text.replace(new RegExp(escaped(from), "iu"), () => to);

function retold(frame: Frame, grammar: Grammar, random: Random): string[] {
  return families.flatMap((family) =>
    patternsOf(grammar, frame, family).flatMap((pattern) => renderTitle(pattern, frame, grammar, random) ?? []),
  );
}

/** A title is at most 100 characters long, so the rest of a longer change could not be used. */
const CHANGE_MAX = 300;

/** Versions of the title with the described change applied. */
export function applyChange(title: string, change: string, language: Language, random: Random): string[] {
  const grammar = grammarOf(language);
  const asked = change
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, CHANGE_MAX)
    .replace(/(?<![.!])[.!]+$/, "");
  const tell = (text: string) => [grammar.finish(text), ...retold(parseTopic(text, language), grammar, random)];
  const holding = (titles: readonly string[], words: string) =>
    titles.filter((one) => wordsOf(words).every((word) => one.toLowerCase().includes(word)));
  const fits = (titles: readonly string[]) => titles.filter((one) => one.length <= TITLE_MAX);

  const pair = REPLACE.map((pattern) => asked.match(pattern)).find(Boolean);
  if (pair?.[1] && pair[2] && title.toLowerCase().includes(pair[1].toLowerCase()))
    return fits(holding(tell(swap(title, pair[1], pair[2])), pair[2]));
  const instead = asked.match(INSTEAD);
  if (instead?.[1] && instead[2] && title.toLowerCase().includes(instead[2].toLowerCase()))
    return fits(holding(tell(swap(title, instead[2], instead[1])), instead[1]));
  const about = asked.match(ABOUT);
  if (about?.[1]) return fits(holding(tell(about[1]), about[1]));
  if (SHORTER.test(asked)) return fits(shortenTitle(title, language));
  const frame = parseTopic(title, language);
  if (QUESTION.test(asked)) return fits(retold(frame, grammar, random).filter((one) => one.includes("?")));
  const tone = toneOf(asked);
  if (tone) return fits(grammar.moods[tone].flatMap((pattern) => renderTitle(pattern, frame, grammar, random) ?? []));
  const without = asked.match(WITHOUT);
  if (without?.[1] && title.toLowerCase().includes(without[1].toLowerCase()))
    return fits(tell(swap(title, without[1], "").replace(/\s+/g, " ").trim()));
  const number = asked.match(NUMBER)?.[0];
  if (number && NUMBER.test(title))
    return fits(holding(tell(swap(title, title.match(NUMBER)?.[0] ?? "", number)), number));
  const added = asked.match(ADD)?.[1] ?? asked;
  return fits(withAddition(title, added, grammar, frame, random));
}

const PREPOSITIONAL =
  /^(in|on|at|for|with|without|from|during|after|before|as|by|en|con|sin|para|a|im|mit|ohne|für|bei|auf|avec|sans|pour|dans|à|but)\s/iu;

const withoutMarks = (title: string) => title.replace(/(?<![.?!])[.?!]+$/, "");

function withAddition(title: string, added: string, grammar: Grammar, frame: Frame, random: Random): string[] {
  const plain = withoutMarks(title);
  const whole = PREPOSITIONAL.test(added)
    ? [`${plain} ${added}`, `${plain}, ${added}`, `${plain} (${added})`]
    : [`${plain}: ${added}`, `${plain} (${added})`, `${added}: ${plain}`, `${plain}, ${added}`];
  const versions = retold(frame, grammar, random).map((one) => `${withoutMarks(one)} (${added})`);
  return [...whole, ...versions].map((one) => grammar.finish(one));
}
