import { GERMAN_PREFIX } from "../data/ongoing.ts";
import {
  ARTICLED,
  FREE_RELATIVE,
  GERMAN_CLAUSE,
  OWN_RELATIVE,
  OWN_WHY,
  SPEND,
  TOLD_BY,
} from "../data/phrase-patterns.ts";
import {
  ADVISES,
  CONSIDERED,
  COST,
  DIRECT,
  ENGLISH_ASKED,
  GERMAN_DIRECT,
  HOW,
  HOW_MUCH,
  INVERTED,
  REPEATED_SUBJECT,
  STILL_ASKS,
  TOLD_AS_ASKED,
  TOLD_QUESTIONS,
  WHY,
} from "../data/question-patterns.ts";
import { textOf } from "../reading/noun-phrase.ts";
import type { Reading } from "../reading/reading.ts";
import { tagWords, type Word, wordsIn } from "../reading/tag-words.ts";
import { taggerOf } from "../reading/tagger.ts";
import { findVerb } from "../reading/verb-forms.ts";
import { capitalised, joined, uncapitalised } from "../words.ts";

/** Slots that are being filled; those without a value are left out. */
export type SlotBuilder = Record<string, readonly (string | undefined)[]>;

type Question = NonNullable<Reading["question"]>;

/** "why do houses creak": houses creak; "warum ist der Himmel blau": der Himmel blau ist. */
function toldClause({ text, language }: Reading, question: Question): string | undefined {
  const { word, clause, isInverted } = question;
  if (language === "es" || language === "fr") {
    // "les écluses sont-elles ovales": the subject stands before the verb already.
    const plain = ARTICLED.test(clause) ? clause.replace(REPEATED_SUBJECT, "") : clause;
    return WHY.test(word) && !isInverted && !STILL_ASKS.test(plain) ? plain : undefined;
  }
  if (language === "en") return text.match(TOLD_AS_ASKED)?.[1] ?? toldInEnglish(text);
  const [, degree = "", verb, rest = ""] = (language === "de" && clause.match(INVERTED)) || [];
  return verb && !GERMAN_PREFIX.test(rest) ? `${degree}${rest.replace(/^eigentlich /, "")} ${verb}` : undefined;
}

const IN_SUBJECT = /^(?:determiner|adjective|number|noun|finite)$/;

/** "did the Romans heat their baths": the Romans heated their baths; "are pigeons so bold": pigeons are so bold. */
function toldInEnglish(text: string): string | undefined {
  const [, degree = "", asked = "", rest = ""] = text.match(ENGLISH_ASKED) ?? [];
  if (rest === "" || asked === "do") return rest && joined(degree.trim(), rest);
  const words = tagWords(rest, "en");
  const told = (at: number, from: number, verb: string | undefined) =>
    verb && at > 0 && from < words.length
      ? joined(degree.trim(), textOf(words.slice(0, at)), verb, textOf(words.slice(from)))
      : undefined;
  const noun = words.findIndex(({ is }) => is === "noun");
  const last = words.findIndex(({ is }, at) => at > 0 && (!IN_SUBJECT.test(is) || (at > noun && is === "determiner")));
  if (!/^d(?:o|oes|id)$/i.test(asked)) {
    const run = last < 0 ? words.length - 1 : last;
    const end = words[0]?.is === "pronoun" ? 1 : words.slice(0, run).findLastIndex(({ is }) => is !== "adjective") + 1;
    return told(end, end, asked);
  }
  const tagged = words.slice(0, last < 0 ? words.length : last + 1);
  const isBase = ({ verb }: Word, at: number) =>
    at > 0 && verb?.form === "infinitive" && words[at - 1]?.is !== "determiner";
  const at = Math.max(
    words.findIndex(({ is }) => is === "auxiliary"),
    tagged.findLastIndex(isBase),
  );
  const found =
    at > 0
      ? words[at]
      : words.findLast(({ is }, place) => is === "noun" && place > noun && words[place + 1]?.is === "determiner");
  const verb = found && findVerb(found.text, "en", ["Verb"], taggerOf)?.verb;
  const from = found ? words.indexOf(found) : 0;
  return told(from, from + 1, asked === "did" ? verb?.past : verb?.present);
}

/** A reason that the person gives without being asked. */
export const isOwnReason = ({ question, teller, language, text }: Reading): boolean =>
  /^(?:es|fr)$/.test(language) &&
  question?.isAsked === false &&
  (teller === "self" || OWN_WHY.test(text)) &&
  WHY.test(question.word);

/** Slots of a claim or a question. */
export function claimSlots(reading: Reading): SlotBuilder {
  const { question, text, language } = reading;
  if (!question) return {};
  const { word, clause, isAsked, isInverted } = question;
  const isDirect =
    language === "en" ? DIRECT.test(text) : isAsked || (language === "de" && (isInverted || GERMAN_DIRECT.test(text)));
  const questionOf = (words: string) =>
    language === "es" ? `¿${capitalised(words)}?` : `${capitalised(words)}${language === "fr" ? " ?" : "?"}`;
  const considered = text.match(CONSIDERED);
  const weighed =
    considered?.[3] ??
    (considered && `${findVerb(considered[1] ?? "", "en", ["Verb"], taggerOf)?.verb.gerund}${considered[2]}`);
  const [, costly, more = ""] = text.match(COST[language]) ?? [];
  const gerund = costly && findVerb(costly, "en", ["Verb"], taggerOf)?.verb.gerund;
  const paid = costly && (language === "en" ? (gerund ?? `${costly.replace(/e$/, "")}ing`) : costly);
  const isFree = FREE_RELATIVE[language].test(text);
  // "lo que aprendí": nobody has to find that out.
  const isOwn = isFree && OWN_RELATIVE.test(text);
  // "pourquoi je ne mange plus de saumon": the person knows it.
  const isOwnWhy = isOwnReason(reading);
  const isYesNo = !wordsIn(language).questions.has(word.split(" ")[0] ?? "");
  const told = isDirect ? toldClause(reading, question) : clause;
  // "warum ich nie wieder fliege": the person knows it.
  const isTold = /^(?:en|de)$/.test(language) && TOLD_BY.test(told ?? "");
  const asTold = TOLD_QUESTIONS.reduce((all, [from, to]) => all.replace(from, to), uncapitalised(text));
  const clauseShort = clause.split(/ (?:in|on|at|for|with|from|en|con|para|dans|avec|pour|mit|für) /)[0];
  return {
    ...(isOwnWhy && { clauseText: [clause], text: [clause] }),
    // "Cómo mi perro abrió la nevera" tells how, and asks nothing.
    cost: [paid && `${paid}${more}`],
    considered: [weighed ?? undefined],
    question:
      isDirect || ((language === "es" || language === "fr") && !isFree && !isOwnWhy && (isInverted || !HOW.test(word)))
        ? [questionOf(text)]
        : [],
    yesNo: isYesNo && isDirect && !ADVISES.test(text) ? [questionOf(text)] : [],
    told: isOwn ? [uncapitalised(text)] : [],
    indirect:
      isOwn || isOwnWhy || isTold
        ? []
        : [
            isDirect
              ? isYesNo || /^(?:es|fr)$/.test(language)
                ? undefined
                : told && `${word} ${told}`
              : STILL_ASKS.test(asTold)
                ? undefined
                : asTold,
          ],
    clause: WHY.test(word) ? [told] : [],
    openClaim: WHY.test(word) && !isTold ? [told] : [],
    ownClaim: WHY.test(word) && isTold ? [told] : [],
    clauseShort: !isDirect && WHY.test(word) && language !== "de" ? [clauseShort] : [],
    howClause: HOW.test(word) && !HOW_MUCH.test(clause) ? [told] : [],
    topicText: isDirect ? [] : [uncapitalised(text)],
  };
}

/** "ich war Hausmeister": "war ich Hausmeister" and "ich Hausmeister war". */
export function germanClauseSlots(text: string): SlotBuilder {
  const [, person, verb, rest = ""] = text.match(GERMAN_CLAUSE) ?? [];
  const [, before, prefix] = rest.match(GERMAN_PREFIX) ?? [];
  const end = prefix ? `${before} ${prefix}${verb}` : `${rest} ${verb}`;
  return person ? { invertedText: [`${verb} ${person} ${rest}`], finalText: [`${person} ${end}`] } : {};
}

/** "una semana comiendo como un romano", "une semaine à manger comme un Romain". */
export function spanDoing({ verb, span, language, phrases }: Reading): string | undefined {
  if (!verb || !span || SPEND.test(verb.base) || /^(?:se |s['’])|se$/.test(verb.base)) return undefined;
  const form = language === "es" ? verb.gerund : language === "fr" ? `à ${verb.base}` : undefined;
  const rest = phrases.filter(({ kind, text }) => kind !== "time" && !text.includes(span)).map(({ text }) => text);
  return form && joined(span, form, ...rest);
}

const TO = /^(?:to|a|à|zu) (\S+)(.*)$|^(\p{Ll}+(?:en|eln|ern))$/u;

/** What is learned: "to surf" → "surfing", "the piano". */
export function skillSlots({ verb, phrases, object, actor, language }: Reading): SlotBuilder {
  if (verb?.group !== "learn") return {};
  const [first] = phrases;
  const [, marked, rest = "", plain] = first?.text.match(TO) ?? [];
  const infinitive = marked ?? (language === "de" ? plain : undefined) ?? "";
  const taught = infinitive === "" ? undefined : findVerb(infinitive, language, ["Verb"], taggerOf)?.verb;
  if (!taught) {
    const isPlay = /^(?:learn|study|practice|master|aprender|estudiar|lernen|üben|apprendre|étudier)$/.test(verb.base);
    return isPlay && object ? { skill: [object.text] } : {};
  }
  return {
    todo: [first?.text],
    taught: actor?.kind === "animal" ? [first?.text] : [],
    skillDo: [`${taught.base}${rest}`],
    skillDoes: [taught.present && `${taught.present}${rest}`],
    skill: [language === "en" ? taught.gerund && `${taught.gerund}${rest}` : `${taught.base}${rest}`],
  };
}
