import type { ConceptLines } from "../data/concept-lines.ts";
import type { Language } from "../language.ts";
import { plainSentence } from "../reading/plain-sentence.ts";
import { readBrief } from "../reading/read-brief.ts";
import { finishSentence } from "../titles/finish.ts";
import { capitalised, joined } from "../words.ts";
import { ended } from "./sentences.ts";

const SELF: Record<Language, RegExp> = {
  en: /^(?:I|we) (?!am |have |was |had |will |can)/iu,
  es: /(?!)/,
  de: /^(?:ich|wir) /iu,
  fr: /^(?:je |j['’]|on |nous )/iu,
};
/** What is over or not certain can't be told with "what happens when". */
const NOT_NOW: Record<Language, RegExp> = {
  en: /^\S+ (?:\S+ )?(?:is|are|am|was|were|had|has|have|did|used|will|would|\p{L}+ed) /iu,
  es: /(?:ó|é|í|aba|ía|aron|ieron)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:soll|muss|will|kann|darf|habe?|hat|haben|bin|ist|sind|war|waren|hatten?|wurden?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:j['’]ai|je suis|a|ont|avait|était|suis)(?!\p{L})/iu,
};

/** "In this video, my father has never seen the sea" says something else. */
const DENIED = /(?<!\p{L})(?:never|not|no one|jamais|nunca|jamás|nie|niemals|nicht|pas)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** "Chaque matin, je photographie": no conjunction goes before a detail with a comma. */
const STARTS_APART = /^(?:\p{L}+['’]?[ ]){0,4}\p{L}+, /u;
const PROGRESSIVE = /^\S+ (?:\S+ )?(?:is|are|am|has|have) /u;

/** The clause as it follows "in this video" in German: the verb before the person. */
function invertedClause(clause: string, language: Language): string | undefined {
  if (language !== "de") return undefined;
  const { actor } = readBrief(clause, language);
  const subject = clause.match(SELF.de)?.[0].trim() ?? actor?.text;
  if (subject === undefined || !clause.startsWith(`${subject} `)) return undefined;
  const [, verb, rest] = clause.slice(subject.length + 1).match(/^(\p{Ll}+) (.+)$/su) ?? [];
  return verb && rest ? `${verb} ${subject} ${rest}` : undefined;
}

function withSameWords(sentence: string, own: ConceptLines): string {
  return own.sameWords.reduce(
    (text, [pattern, words]) =>
      text.replace(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "giu"), (found, ...groups: unknown[]) => {
        const [group] = groups;
        const said = words.replaceAll("$1", typeof group === "string" ? group : "");
        return /^\p{Lu}/u.test(found) ? capitalised(said) : said;
      }),
    sentence,
  );
}

/** The same concept in other words: another form of its first sentence, and other words with the same meaning. */
export function rephrased(sentences: readonly string[], language: Language, own: ConceptLines): string[] {
  const [first = "", ...rest] = sentences;
  const later = rest.map((one) => ended(withSameWords(one, own)));
  const clause = withSameWords(plainSentence(first, language), own).replace(/(?<![.!?])[.!]+$/u, "");
  const isQuestion = /\?$/.test(first);
  const { teller, tense } = readBrief(first, language);
  const isSentence = teller !== undefined || tense !== "none";
  const isClause = isSentence && !isQuestion && !STARTS_APART.test(clause);
  const isNow = isClause && !DENIED.test(clause) && !NOT_NOW[language].test(clause);
  // "The video tells how my father is selling" needs another form of the verb.
  const isTold = isClause && !DENIED.test(clause) && (language !== "en" || !PROGRESSIVE.test(clause));
  const isSelf = SELF[language].test(clause) || (language === "es" && teller === "self");
  const inverted = isQuestion ? undefined : invertedClause(clause, language);
  const frames = [
    ...(isNow && isSelf ? own.frames.self : []),
    ...(isTold ? own.frames.any.slice(0, 1) : []),
    ...(isNow ? own.frames.now : []),
    ...(isClause && !DENIED.test(clause) ? own.frames.any.slice(1) : []),
    ...(isNow ? [] : own.frames.noun),
  ];
  const told = frames.flatMap((frame) => {
    if (frame.includes("{inverted}") && inverted === undefined) return [];
    const filled = frame
      // In German, a sentence after a colon has a capital.
      .replace("{clause}", () =>
        language === "de" && isSentence && frame.includes(": ") ? capitalised(clause) : clause,
      )
      .replace("{Clause}", () => capitalised(clause))
      .replace("{inverted}", () => inverted ?? "");
    return [joined(finishSentence(filled.replace(/\?\.$/u, "?"), language), ...later)];
  });
  const plain = joined(ended(withSameWords(first, own)), ...later);
  return plain === joined(...sentences.map(ended)) ? told : [...told, plain];
}
