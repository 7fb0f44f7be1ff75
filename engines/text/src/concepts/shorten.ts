import { OPEN_CLAUSE } from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import { finishSentence } from "../titles/finish.ts";
import { joined } from "../words.ts";
import { ended, sentencesOf } from "./sentences.ts";

const FEWEST_WORDS = 4;
/** Where a clause ends that can stand without what follows it. */
const CLAUSE_END = /,? (?:and|but|so|y|pero|así que|und|aber|et|mais) |[,;] /giu;
const MAX_CUTS = 12;
/** The last detail of a sentence that has no other part to leave out. */
const LAST_DETAIL =
  / (?:with|without|for|in|from|during|con|sin|para|en|durante|avec|sans|pour|dans|pendant) (?!.{0,200} (?:with|without|for|in|from|during|con|sin|para|en|durante|avec|sans|pour|dans|pendant) ).{3,80}$/iu;

/** A sentence without its last clauses, as far as what is left is a sentence; the longest first. */
export function clauseCuts(sentence: string, language: Language): string[] {
  const ends = [...sentence.matchAll(CLAUSE_END)].slice(0, MAX_CUTS).map(({ index }) => index);
  const clauses = ends.reverse().map((end) => sentence.slice(0, end));
  const phrases = readBrief(sentence, language).phrases.filter(({ kind }) => kind !== "core");
  const last = phrases.at(-1)?.text;
  const plain = sentence.replace(/(?<![.!?])[.!]+$/u, "");
  const detail = last && plain.endsWith(` ${last}`) ? [plain.slice(0, -last.length).trim()] : [];
  const tail = plain.replace(LAST_DETAIL, "");
  const isOnly = clauses.length + detail.length === 0 && tail !== plain;
  const details = isOnly ? [tail, tail.replace(LAST_DETAIL, "")] : [];
  return [...clauses, ...detail, ...details].filter((cut) => {
    const { tense, teller } = readBrief(cut, language);
    const isSentence = tense !== "none" || teller !== undefined;
    return cut.split(" ").length >= FEWEST_WORDS && isSentence && !OPEN_CLAUSE.test(cut) && !/[({«“"]/u.test(cut);
  });
}

/** A long brief without its last clauses, and if none can be left out, without its last details. */
export function briefCuts(brief: string, language: Language): string[] {
  const [first = brief] = sentencesOf(brief);
  const cuts = clauseCuts(first, language);
  const detail = first.replace(LAST_DETAIL, "");
  return [...cuts, detail, detail.replace(LAST_DETAIL, "")].filter((cut) => cut !== brief);
}

/** Shorter versions from the start on: a later sentence alone would refer to what is not told any more. */
export function shortened(input: string, sentences: readonly string[], language: Language): string[] {
  const cuts = sentences.map((one) => clauseCuts(one, language));
  const brief = (at: number, which = 0) => cuts[at]?.[which] ?? sentences[at] ?? "";
  const [first = ""] = sentences;
  const ends = Array.from({ length: sentences.length - 1 }, (_, at) => sentences.length - 1 - at);
  const versions = [
    ...(cuts[0]?.[0] ? [[brief(0), ...sentences.slice(1)]] : []),
    sentences.map((_, at) => brief(at)),
    ...ends.flatMap((end) => [sentences.slice(0, end), [brief(0), ...sentences.slice(1, end)]]),
    ...ends.map((end) => sentences.slice(0, end).map((_, at) => brief(at))),
    ...(cuts[0] ?? []).map((cut) => [cut]),
    ...(sentences.length > 1 ? [[first]] : []),
  ];
  const told = versions.map((parts) => joined(...parts.map((part) => ended(finishSentence(part, language)))));
  return [...new Set(told)].filter((content) => content.length < input.trim().length);
}
