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

/** Details that can stand at the start of a sentence. */
const FRONTED: Record<Language, RegExp> = {
  en: /^(?:for (?:an?|one|two|three|\d+)|every|during|after|before|in (?:\d+|the (?:morning|evening|end)|winter|summer|spring|autumn)) /iu,
  es: /^(?:durante|cada|después de|antes de|en) /iu,
  de: /^(?:bei|beim|in(?! (?:die|den|das|eine|einen|meine|meinen) )|im|nach|vor|während|jeden|jede|seit|am|an|auf|ohne|mit) /iu,
  fr: /^(?:pendant|chaque|après|avant|en|dans) /iu,
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

/** With fewer versions, those that only announce the text follow. */
const FEWEST = 3;

/** "I live in a van for a week": "For a week, I live in a van". */
function frontedDetail(sentence: string, language: Language): string | undefined {
  const clause = plainSentence(sentence, language).replace(/(?<![.!?])[.!]+$/u, "");
  if (/[,;:?]/u.test(clause) || DENIED.test(clause)) return undefined;
  const last = readBrief(clause, language).phrases.at(-1);
  if (!last || !FRONTED[language].test(last.text) || !clause.endsWith(` ${last.text}`)) return undefined;
  const before = clause.slice(0, -last.text.length).trim();
  if (before.split(" ").length < 3) return undefined;
  if (language !== "de") return finishSentence(`${last.text}, ${before}`, language);
  const inverted = invertedClause(before, language);
  return inverted && finishSentence(`${last.text} ${inverted}`, language);
}

/** A later sentence in another order: "Ich begleite sie bei Nebel" is "Bei Nebel begleite ich sie". */
function retold(sentence: string, language: Language): string {
  const moved = frontedDetail(sentence, language);
  if (moved || language !== "de" || !SELF.de.test(sentence) || /\?/u.test(sentence)) return moved ?? sentence;
  const inverted = invertedClause(plainSentence(sentence, language), language);
  return inverted ? `Dabei ${inverted}` : sentence;
}

/** The same concept in other words: another form of its first sentence, and other words with the same meaning. */
export function rephrased(sentences: readonly string[], language: Language, own: ConceptLines): string[] {
  const [first = "", ...rest] = sentences;
  const later = rest.map((one) => ended(retold(withSameWords(one, own), language)));
  const clause = withSameWords(plainSentence(first, language), own).replace(/(?<![.!?])[.!]+$/u, "");
  const isQuestion = /\?$/.test(first);
  const { teller, tense } = readBrief(first, language);
  const isSentence = teller !== undefined || tense !== "none";
  const isClause = isSentence && !isQuestion && !STARTS_APART.test(clause);
  const inverted = isQuestion ? undefined : invertedClause(clause, language);
  // In German only the first verb counts: "bringt Schiffe durch die Elbe und darf keinen Fehler machen".
  const begun = language === "de" ? (inverted?.split(" ", 1)[0] ?? clause) : clause;
  const isNow = isClause && !DENIED.test(clause) && !NOT_NOW[language].test(begun);
  // "The video tells how my father is selling" needs another form of the verb.
  const isTold = isClause && !DENIED.test(clause) && (language !== "en" || !PROGRESSIVE.test(clause));
  const isSelf = SELF[language].test(clause) || (language === "es" && teller === "self");
  const frames = [
    ...(isNow && isSelf ? own.frames.self : []),
    ...(isTold ? own.frames.any.slice(0, 1) : []),
    ...(isNow ? own.frames.now : []),
    ...(isClause && !DENIED.test(clause) ? own.frames.any.slice(1) : []),
    ...(isNow ? [] : own.frames.noun),
  ];
  // A text behind a colon stays the same text: used only where there is no other form.
  const isSame = (frame: string) => frame.includes(": ") || frame.includes(" : ");
  const filled = (some: readonly string[]) =>
    some.flatMap((frame) => {
      if (frame.includes("{inverted}") && inverted === undefined) return [];
      const text = frame
        // In German, a sentence after a colon has a capital.
        .replace("{clause}", () =>
          language === "de" && isSentence && frame.includes(": ") ? capitalised(clause) : clause,
        )
        .replace("{Clause}", () => capitalised(clause))
        .replace("{inverted}", () => inverted ?? "");
      return [joined(finishSentence(text.replace(/\?\.$/u, "?"), language), ...later)];
    });
  const moved = rest.length > 0 || isSentence ? frontedDetail(withSameWords(first, own), language) : undefined;
  const plain = joined(ended(withSameWords(first, own)), ...later);
  const isChanged = plain !== joined(...sentences.map(ended));
  const told = [
    ...filled(frames.filter((frame) => !isSame(frame))),
    ...(moved ? [joined(ended(moved), ...later)] : []),
    ...(isChanged ? [plain] : []),
  ];
  return told.length >= FEWEST ? told : [...told, ...filled(frames.filter(isSame))].slice(0, FEWEST);
}
