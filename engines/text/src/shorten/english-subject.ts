import { hasVerb, nounPhrases } from "../frames/proper-case.ts";
import { verbOf } from "../frames/verbs.ts";
import type { ShorteningRule } from "./shortening-rule.ts";

const ASKED =
  /^(?:why|how(?: (?:much|many|long|often|far))?|does|do|did|is|are|was|were|can|could|should|would|will|has|have) /i;
const STATE = /^(?:is|are|was|were) /i;
const WHO = /^(?:who|what|which|where|when)\b/i;
const AFTER_DETERMINER = /\b(?:the|an?|your|our|my|their) ([\w'’-]+(?: [\w'’-]+){0,2} ?)$/i;
const NOBODY = /^(?:it|you|we|they|i|he|she|there|this|that|people|everyone|nobody)\b/i;
const TIME = /^(?:hours?|days?|weeks?|months?|years?|time|night|morning|world|life|home|way|people)$/i;
const startsWith = (text: string, words: string) =>
  text
    .replace(/^(?:the|an?|your|our|my) /i, "")
    .toLowerCase()
    .startsWith(words.toLowerCase());

/** The tagger may take a verb for a noun: "airlines overbook flights", "coffee stunt your growth". */
function withoutVerb(words: readonly string[], clause: string, isState: boolean): string[] {
  const isVerbHidden = !isState && !hasVerb(clause);
  const end = words.findIndex(
    (word, at) =>
      /[^s]s$/.test(words[at - 1] ?? "") && (verbOf(word) !== undefined || (isVerbHidden && !/s$/.test(word))),
  );
  if (end >= 0) return words.slice(0, end);
  return isVerbHidden && words.length > 1 ? words.slice(0, -1) : [...words];
}

/** The subject of a claim or question, or else its object. */
export const subject: ShorteningRule = (text, { kind }) => {
  if (kind !== "claim") return [];
  const plain = text.replace(/\?$/, "");
  const clause = plain.replace(ASKED, "");
  const [found, ...others] = nounPhrases(clause);
  const last = others.at(-1)?.noun;
  const isOwn = found !== undefined && startsWith(clause, found.text) && !WHO.test(clause) && !NOBODY.test(clause);
  const after = plain.match(AFTER_DETERMINER)?.[1]?.trim();
  const first = isOwn
    ? withoutVerb(found.text.split(" "), clause, STATE.test(plain)).join(" ")
    : (after ?? last ?? found?.noun ?? "");
  if (first === "") return [];
  const isPair = isOwn && last !== undefined && !TIME.test(last) && !first.toLowerCase().includes(last.toLowerCase());
  return [
    { text: first, loss: 0.45, isSubject: true, isLast: true },
    ...(isPair ? [{ text: `${first} and ${last}`, loss: 0.3, isSubject: true, isLast: true }] : []),
  ];
};
