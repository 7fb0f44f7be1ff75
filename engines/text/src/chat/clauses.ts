import type { RequestGrammar } from "./data/request-grammar.ts";
import { NOUNS } from "./data/shared.ts";
import { pattern } from "./grammar.ts";
import { opening, part, type Reading } from "./tokens.ts";

const MAX_CLAUSES = 12;
const ENDS = new Set([".", "!", "?", ";", "…"]);

function isSentenceEnd({ text, tokens }: Reading, at: number): boolean {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (!token || !ENDS.has(token.key)) return false;
  if (next && next.start === token.end && !ENDS.has(next.key)) return false;
  /** "3. Titel" is a place in a list. */
  return !(token.key === "." && before && /^\d{1,2}$/.test(before.key) && next && text[next.start] !== "\n");
}

const hasLineBreak = ({ text, tokens }: Reading, at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token !== undefined && next !== undefined && text.slice(token.end, next.start).includes("\n");
};

function splitSentences(reading: Reading): Reading[] {
  const sentences: Reading[] = [];
  let from = 0;
  reading.tokens.forEach((_, at) => {
    if (isSentenceEnd(reading, at)) {
      sentences.push(part(reading, { from, to: at }));
      from = at + 1;
    } else if (hasLineBreak(reading, at)) {
      sentences.push(part(reading, { from, to: at + 1 }));
      from = at + 1;
    }
  });
  sentences.push(part(reading, { from, to: reading.tokens.length }));
  return sentences.filter(({ tokens }) => tokens.some(({ key }) => /[\p{L}\d]/u.test(key)));
}

/** What must follow "and" or a comma to start a new request: a verb and a thing that a request can name. */
function continuationOf(grammar: RequestGrammar): RegExp {
  const things = `${Object.values(NOUNS).join("|")}|${grammar.ordinals.join("|")}|${grammar.last}|${grammar.both}`;
  const joining = `(?:, )?(?:(?:${grammar.next}|${grammar.and}) ){0,5}`;
  const verbs = `(?:${grammar.imperatives})`;
  const near = `(?: [^\\s,]+){0,4}? (?:${things})`;
  const pronoun = ` (?:it|them|that one|this one|es|ihn|sie|beide|alle|lo|la|los|las|le|les|l'|tout)`;
  return pattern(`${joining}${verbs}(?:${near}|${pronoun})`, opening);
}

function splitSentence(sentence: Reading, grammar: RequestGrammar): Reading[] {
  if (pattern(`(?:(?:${grammar.polite}|,|:) ){0,5}(?:${grammar.remember})`, opening).test(sentence.norm))
    return [sentence];
  const joins = pattern(`,|${grammar.next}|${grammar.and}`, opening);
  const follows = continuationOf(grammar);
  const thenFirst = pattern(`(?:, )?(?:${grammar.next}) (?:\\S+ ){0,2}?(?:${grammar.imperatives})`, opening);
  /** "Three titles about bees and then thumbnails of the first". */
  const thenThing = pattern(
    `(?:, )?(?:(?:${grammar.and}) ){0,2}(?:${grammar.next}) (?:[^\\s,]+ ){0,3}?(?:${Object.values(NOUNS).join("|")})`,
    opening,
  );
  const clauses: Reading[] = [];
  let from = 0;
  for (let at = 1; at < sentence.tokens.length; at++) {
    const rest = sentence.norm.slice(sentence.offsets[at]);
    if (!joins.test(rest) || !(follows.test(rest) || thenFirst.test(rest) || thenThing.test(rest))) continue;
    if (at > from) clauses.push(part(sentence, { from, to: at }));
    from = at;
  }
  clauses.push(part(sentence, { from, to: sentence.tokens.length }));
  return clauses;
}

/** Sentences of a request, and parts of a sentence that request something of their own. */
export const splitClauses = (reading: Reading, grammar: RequestGrammar): Reading[] =>
  splitSentences(reading)
    .slice(0, MAX_CLAUSES)
    .flatMap((sentence) => splitSentence(sentence, grammar))
    .slice(0, MAX_CLAUSES);
