import type { Reading } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { capitalised, uncapitalised } from "../words.ts";

const DIRECT =
  /^(?:is|are|was|were|can|could|does|do|did|should|would|will|has|have)\b|^(?:what|who|when|where|which|how(?: (?:much|many|long|far|often|old|big|fast|hard|deep|tall|cheap|expensive))?|why) (?:is|are|was|were|can|could|does|do|did|should|would|will|has|have|happens)\b/i;
const HOW = /^(?:how|cómo|wie|comment)$/;
const WHY = /^(?:why|por qué|warum|wieso|pourquoi)$/;

/** Slots that are being filled; those without a value are left out. */
export type SlotBuilder = Record<string, readonly (string | undefined)[]>;

/** Slots of a claim or a question. */
export function claimSlots({ question, text, language }: Reading): SlotBuilder {
  if (!question) return {};
  const { word, clause, subject, isAsked } = question;
  const isDirect = language === "en" ? DIRECT.test(text) : isAsked;
  const asked =
    language === "es"
      ? `¿${capitalised(text)}?`
      : language === "fr"
        ? `${capitalised(text)} ?`
        : `${capitalised(text)}?`;
  const isYesNo = !wordsIn(language).questions.has(word.split(" ")[0] ?? "");
  const short = clause.split(/ (?:in|on|at|for|with|from|en|con|para|dans|avec|pour|mit|für) /)[0];
  return {
    question: isDirect || language === "es" || language === "fr" ? [asked] : [],
    indirect: isDirect ? [] : [uncapitalised(text)],
    clause: !isDirect && WHY.test(word) ? [clause] : [],
    clauseShort: !isDirect && WHY.test(word) && language !== "de" ? [short] : [],
    howClause:
      !isDirect &&
      HOW.test(word) &&
      !/^(?:much|many|long|often|far|viele?|lange|oft|weit|teuer|groß|alt)\b/.test(clause)
        ? [clause]
        : [],
    subject: isYesNo ? [] : [subject?.core],
    askedSubject: isYesNo ? [subject?.core] : [],
    topicText: isDirect ? [] : [uncapitalised(text)],
  };
}
