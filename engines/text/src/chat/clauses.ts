import type { Language } from "../language.ts";
import { countAlone } from "./counts.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { ADDED, PRONOUNS } from "./data/scaffold.ts";
import { KEEP, NOUNS, PICTURE_NOUN } from "./data/shared.ts";
import { PLATFORMS, SENDING, SITUATIONS } from "./data/situations.ts";
import { pattern } from "./grammar.ts";
import { NUMBERS } from "./subject.ts";
import { closing, exactly, findSpan, opening, part, type Reading } from "./tokens.ts";

const MAX_CLAUSES = 12;
const ENDS = new Set([".", "!", "?", ";", "…"]);

function isSentenceEnd({ text, tokens }: Reading, at: number): boolean {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (!token || !ENDS.has(token.key)) return false;
  if (next && next.start === token.end && !ENDS.has(next.key)) return false;
  // "No. 5" is a place in a list.
  if (token.key === "." && /^(?:no|nr|num|n)$/.test(before?.key ?? "") && /^\d{1,2}$/.test(next?.key ?? ""))
    return false;
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

const THINGS = Object.values(NOUNS).join("|");
const MADE = `${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.package}|${NOUNS.document}`;

/** What must follow "and" or a comma to start a new request. */
function continuationsOf(grammar: RequestGrammar): RegExp[] {
  const things = `${THINGS}|${grammar.ordinals.join("|")}|${grammar.last}|${grammar.both}`;
  const joining = `(?:, )?(?:(?:${grammar.next}|${grammar.and}|${grammar.polite}) ){0,5}`;
  const near = `(?: [^\\s,]+){0,4}? (?:${things})`;
  const few = `(?:(?:${grammar.polite}|${grammar.next}|${grammar.more}|${grammar.articles}|${grammar.one}|${grammar.some}|\\d+) ){0,4}`;
  return [
    `${joining}(?:(?:${grammar.imperatives})(?:${near}| (?:${PRONOUNS}))|(?:${grammar.ask})(?: [^\\s,]+){0,4}? (?:${MADE}|(?:${NOUNS.concept})(?= (?:${grammar.about}) )))`,
    `(?:, )?(?:${grammar.next}) (?:\\S+ ){0,2}?(?:${grammar.imperatives})`,
    // "Three titles about bees and then thumbnails of the first".
    `(?:, )?(?:(?:${grammar.and}) ){0,2}(?:${grammar.next}) (?:[^\\s,]+ ){0,3}?(?:${THINGS})`,
    `(?:, )?(?:${grammar.and}) ${few}(?:${grammar.remember})`,
    `(?:, )?(?:(?:${grammar.polite}) ){0,3}(?:${grammar.and}|${grammar.next}) ${few}(?:${grammar.web})`,
  ].map((source) => pattern(source, opening));
}

/** "…, and post the first one on Instagram". */
const publishing = (grammar: RequestGrammar, language: Language): RegExp =>
  pattern(
    `(?:, )?(?:(?:${grammar.and}|${grammar.next}) ){1,2}(?=(?:${SENDING[language]})(?: |$))(?:\\S+ ){1,9}?(?:${PLATFORMS})`,
    opening,
  );

/** "Four titles about bees and a concept too": a thing of another kind at the end is a request of its own. */
const addedThing = (grammar: RequestGrammar): RegExp =>
  pattern(
    `(?:, )?(?:${grammar.and}|\\+) (?:(?:${grammar.polite}|${grammar.next}|${grammar.more}|${grammar.ask}|${grammar.articles}|${grammar.one}|${grammar.some}|${ADDED}|\\d+) ){1,6}(?:${MADE}|${NOUNS.concept}|${PICTURE_NOUN})(?: (?:${grammar.polite}|${grammar.tail}|${ADDED})){0,4}(?= ?(?:$|[,.!?]|(?:${grammar.about})))`,
    opening,
  );

function splitSentence(sentence: Reading, grammar: RequestGrammar, language: Language): Reading[] {
  const isMemory = pattern(`(?:(?:${grammar.polite}|,|:) ){0,5}(?:${grammar.remember})`, opening).test(sentence.norm);
  const joins = pattern(`,|\\+|${grammar.next}|${grammar.and}`, opening);
  const isJoin = pattern(`(?:(?:,|\\+|${grammar.next}|${grammar.and}) ?){1,4}`, exactly);
  const follows = isMemory ? [wishAfterMemory(grammar)] : [...continuationsOf(grammar), publishing(grammar, language)];
  const added = addedThing(grammar);
  const clauses: Reading[] = [];
  let from = 0;
  for (let at = 1; at < sentence.tokens.length; at++) {
    const rest = sentence.norm.slice(sentence.offsets[at]);
    if (!joins.test(rest) || isJoin.test(part(sentence, { from, to: at }).norm)) continue;
    const isCount = () =>
      !isMemory &&
      rest.startsWith(",") &&
      countAlone(part(sentence, { from: at + 1, to: sentence.tokens.length }), grammar, language) !== undefined;
    const isAdded = () => !isMemory && added.test(rest) && hasSubject(part(sentence, { from, to: at }), grammar);
    if (!follows.some((one) => one.test(rest)) && !isAdded() && !isCount()) continue;
    if (at > from) clauses.push(part(sentence, { from, to: at }));
    from = at;
  }
  clauses.push(part(sentence, { from, to: sentence.tokens.length }));
  return clauses;
}

/** A subject, or a shown thing that is kept: what is added is for the same. */
const hasSubject = ({ norm }: Reading, grammar: RequestGrammar): boolean =>
  pattern(`(?:${THINGS})(?: \\S+){0,3}? (?:${grammar.about}) \\S+|(?:${KEEP}|${grammar.save})(?: \\S+){1,6}`).test(
    norm,
  );

/** "Remember I film on a phone, and give me 3 titles about it": a numbered wish is no part of the memory. */
const wishAfterMemory = (grammar: RequestGrammar): RegExp =>
  pattern(
    `(?:, )?(?:${grammar.and}|${grammar.next})(?: (?:${grammar.next}|${grammar.polite}))* (?:${grammar.ask})(?: (?:me|mir|moi|us|uns|nous))? (?:\\d+|${grammar.one}|${grammar.some}|${NUMBERS}) (?:[^\\s,]+ ){0,2}?(?:${MADE}|${NOUNS.concept}) (?:${grammar.about}) \\S+`,
    opening,
  );

const MAX_CHATTER = 6;
/** Sentences without chatter at their ends. A request that is only chatter stays. */
function withoutChatter(
  sentences: readonly Reading[],
  { chatterLead, chatterAside }: RequestGrammar,
  language: Language,
): Reading[] {
  const { address, said } = SITUATIONS[language];
  const lead = pattern(
    `(?:(?:${chatterLead})(?: [,.…:!–-]){0,3}|(?:${chatterAside}|${address})(?: [,…:!–-]){1,3})(?= |$)`,
    opening,
  );
  const tail = pattern(`[,…(–-] (?:${chatterAside}|${chatterLead}|${address}|${said})(?: [,.…!)]){0,3}`, closing);
  const alone = pattern(`(?:(?:${chatterAside}|${chatterLead}|${said})(?: [,.…!–-]){0,3} ?){1,3}`, exactly);
  const kept = sentences
    .filter(({ norm }) => sentences.length === 1 || !alone.test(norm))
    .map((sentence) => {
      let rest = sentence;
      for (let round = 0; round < MAX_CHATTER; round++) {
        const [first, last] = [findSpan(rest, lead), findSpan(rest, tail)];
        const from = first?.from === 0 ? first.to : 0;
        const to = last && last.from > from ? last.from : rest.tokens.length;
        if (from === 0 && to === rest.tokens.length) break;
        rest = part(rest, { from, to });
      }
      return rest;
    })
    .filter(({ tokens }) => tokens.length > 0);
  return kept.length > 0 ? kept : [...sentences];
}

/** Sentences of a request, and parts of a sentence that request something of their own. */
export const splitClauses = (reading: Reading, grammar: RequestGrammar, language: Language): Reading[] =>
  withoutChatter(splitSentences(reading).slice(0, MAX_CLAUSES), grammar, language)
    .flatMap((sentence) => splitSentence(sentence, grammar, language))
    .slice(0, MAX_CLAUSES);
