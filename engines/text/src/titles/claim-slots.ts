import { GERMAN_PREFIX } from "../data/ongoing.ts";
import { FREE_RELATIVE } from "../data/phrase-patterns.ts";
import { COST, DIRECT, GERMAN_DIRECT, HOW, HOW_MUCH, INVERTED, WHY } from "../data/question-patterns.ts";
import type { Language } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { taggerOf } from "../reading/tagger.ts";
import { findVerb } from "../reading/verb-forms.ts";
import { capitalised, uncapitalised } from "../words.ts";

/** Slots that are being filled; those without a value are left out. */
export type SlotBuilder = Record<string, readonly (string | undefined)[]>;

/** "why do houses creak": houses creak; "warum ist der Himmel blau": der Himmel blau ist. */
function toldClause(text: string, clause: string, language: Language): string | undefined {
  if (language === "en") return text.match(/^why do (.+)$/iu)?.[1];
  const [, degree = "", verb, rest = ""] = (language === "de" && clause.match(INVERTED)) || [];
  return verb && !GERMAN_PREFIX.test(rest) ? `${degree}${rest} ${verb}` : undefined;
}

/** Slots of a claim or a question. */
export function claimSlots({ question, text, language }: Reading): SlotBuilder {
  if (!question) return {};
  const { word, clause, subject, isAsked, isInverted } = question;
  const isDirect =
    language === "en" ? DIRECT.test(text) : isAsked || (language === "de" && (isInverted || GERMAN_DIRECT.test(text)));
  const questionOf = (words: string) =>
    language === "es" ? `¿${capitalised(words)}?` : `${capitalised(words)}${language === "fr" ? " ?" : "?"}`;
  const [, costly, more = ""] = text.match(COST[language]) ?? [];
  const gerund = costly && findVerb(costly, "en", ["Verb"], taggerOf)?.verb.gerund;
  const paid = costly && (language === "en" ? (gerund ?? `${costly.replace(/e$/, "")}ing`) : costly);
  const isYesNo = !wordsIn(language).questions.has(word.split(" ")[0] ?? "");
  const told = isDirect ? toldClause(text, clause, language) : clause;
  const clauseShort = clause.split(/ (?:in|on|at|for|with|from|en|con|para|dans|avec|pour|mit|für) /)[0];
  return {
    // "Cómo mi perro abrió la nevera" tells how, and asks nothing.
    cost: [paid && `${paid}${more}`],
    question:
      isDirect ||
      ((language === "es" || language === "fr") &&
        !FREE_RELATIVE[language].test(text) &&
        (isInverted || !HOW.test(word)))
        ? [questionOf(text)]
        : [],
    yesNo: isYesNo && isDirect ? [questionOf(text)] : [],
    indirect: [isDirect ? (language === "de" ? told && `${word} ${told}` : undefined) : uncapitalised(text)],
    clause: WHY.test(word) ? [told] : [],
    clauseShort: !isDirect && WHY.test(word) && language !== "de" ? [clauseShort] : [],
    howClause: HOW.test(word) && !HOW_MUCH.test(clause) ? [told] : [],
    subject: isYesNo || HOW_MUCH.test(clause) ? [] : [subject?.core],
    topicText: isDirect ? [] : [uncapitalised(text)],
  };
}
