import type { RequestGrammar } from "./data/request-grammar.ts";
import { LOOSE_NOUN, MODAL, NOT_VIDEO, OPENS_SUBJECT, RELATIVE, STRONG_ABOUT, TOPIC } from "./data/scaffold.ts";
import { IDEA_NOUN, NOUNS, numberWordsOf, STYLES } from "./data/shared.ts";
import { globally, LANGUAGES, pattern } from "./grammar.ts";
import {
  closing,
  exactly,
  findSpan,
  findSpans,
  opening,
  part,
  QUOTE_KEY,
  type Reading,
  type Span,
  textOf,
} from "./tokens.ts";

/** Which tokens of a clause belong to a filter, a number or another detail, and not to the subject. */
export type Taken = boolean[];
export const take = (taken: Taken, { from, to }: Span): void => {
  for (let at = from; at < to; at++) taken[at] = true;
};

const MARKS = new Set(",:-–—.!?;()…\"'“”«»„*¿¡/=");

/** Words of courtesy that are dropped at each end. */
const MAX_TRIMS = 10;

/** Drops marks, courtesy and dangling prepositions at both ends. */
export function trimSpan(clause: Reading, span: Span, grammar: RequestGrammar, more = ""): Span {
  let { from, to } = span;
  const lead = pattern(`(?:${grammar.polite}${more})(?=\\s|$)`, opening);
  const tail = pattern(`(?:${grammar.polite}|${grammar.tail})`, closing);
  // "mi tío" and "my mate" are people, not courtesies.
  const owned = pattern(`${grammar.articles}|mi|tu|su|mein\\w*|dein\\w*|mon|ton|son`, exactly);
  for (let round = 0; ; round++) {
    const { tokens } = clause;
    const before = `${from} ${to}`;
    while (from < to && MARKS.has(tokens[from]?.key ?? "")) from++;
    while (from < to && MARKS.has(tokens[to - 1]?.key ?? "")) to--;
    const inner = part(clause, { from, to });
    const first = findSpan(inner, lead);
    const isOpening = first?.from === 0 && !(from > 0 && opensSubject(inner, first.to));
    if (first && isOpening && !isJoined(inner, first.to - 1)) from += first.to;
    const rest = part(clause, { from, to });
    const last = findSpan(rest, tail);
    const isName = last !== undefined && isCapital(rest, last.from) && isCapital(rest, last.from - 1);
    if (
      last &&
      !isName &&
      last.to === rest.tokens.length &&
      last.from > 0 &&
      !owned.test(rest.tokens[last.from - 1]?.key ?? "")
    )
      to -= last.to - last.from;
    if (before === `${from} ${to}` || from >= to || round > MAX_TRIMS) return { from, to: Math.max(from, to) };
  }
}

/** "Yo-yos" is one word. */
const isJoined = ({ text, tokens }: Reading, at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token !== undefined && next?.start === token.end + 1 && text[token.end] === "-";
};

const isCapital = ({ text, tokens }: Reading, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end));

/** "Great white sharks": a word of courtesy that belongs to the next word. At the start of a clause it does not. */
const opensSubject = (inner: Reading, end: number): boolean =>
  pattern(OPENS_SUBJECT, exactly).test(part(inner, { from: 0, to: end }).norm) &&
  /\p{L}/u.test(inner.tokens[end]?.key ?? "");

/** "a video about", "my next video where": the words between a preposition and the subject. */
function dropVideo(clause: Reading, span: Span, grammar: RequestGrammar): Span {
  const { video, videoLink, about } = grammar;
  const videoLead = `${grammar.videoLead}|${NUMBERS}|\\d+|minutes?|min|hour|hours|minuten|minütige[sn]?|minutos|heures?|horas?|stunden`;
  const length = "(?: (?:de|von|mit|of) \\d+ (?:minutes?|minuten|minutos|min))?";
  const verb = grammar.finalVerbs === "" ? "" : `(?: (?:${grammar.finalVerbs}))?`;
  const lead = `(?:(?:${videoLead}) ){0,5}`;
  const inner = part(clause, span);
  const something = `(?:(?:something|smth|anything|algo|etwas|was|quelque chose|un truc) (?:for|para|für|pour) )?${lead}`;
  for (const source of [
    `${something}(?:${video})${length}${verb}(?: ,)? (?:(?:${IDEA_NOUN}) )?(?:${videoLink})`,
    `${lead}(?:${video})(?: \\S+){0,3}? (?:about|sobre|über|sur)`,
    `(?:(?:${videoLead}) ){1,3}(?:[^\\s,]+ ){1,3}?(?:${video})(?: ,)?(?: the one)? (?:about|on|where|sobre|donde|über|zu|zum|wo|sur|où)`,
    `${lead}(?:${video}) ?[:,-]`,
    `(?:(?:${TOPIC}) (?:of|de|du|d'|von|:)?|${about}|a|al|to) ${lead}(?:${video})(?: ,)? (?:${videoLink})`,
    `${lead}(?:one|uno|una|eins|une) (?:${videoLink})`,
    `${lead}(?:videos?|vids?|vlogs?|folge|episode)(?= (?!${NOT_VIDEO})\\S)`,
    `(?:${TOPIC})(?: (?:of|del|des|de|du|d'|von|about|mit|with|con|avec|sur|sobre|über|zu|where|wo|ou|:))?`,
  ]) {
    const found = findSpan(inner, pattern(source, opening));
    if (found && found.to < inner.tokens.length) return { from: span.from + found.to, to: span.to };
  }
  const named = findSpan(inner, pattern(`(?:(?:${videoLead}) ){1,5}(?:\\S+ ){1,6}?(?:${video})`, opening));
  if (named?.to !== inner.tokens.length) return span;
  const before = findSpan(inner, pattern(`(?:${videoLead})(?: (?:${videoLead})){0,4}`, opening));
  const tail = findSpan(inner, pattern(`(?:${video})`, closing));
  if (!before || !tail || tail.from <= before.to) return span;
  return { from: span.from + before.to, to: span.from + tail.from };
}

/** Words that request something and are no subject. */
const requestWords = (grammar: RequestGrammar): string =>
  `${grammar.ask}|${grammar.polite}|${grammar.tail}|${grammar.filler}|${grammar.articles}|${grammar.some}|${grammar.imperatives}|${grammar.more}|${grammar.pronoun}|${grammar.lack}|${grammar.tones}|${grammar.finalVerbs || "-"}|${STYLE_WORDS}|${OBJECT_NOUNS}|${IDEA_NOUN}|${NUMBERS}|\\d+`;
export const NUMBERS = LANGUAGES.flatMap((language) => numberWordsOf(language).flat()).join("|");
const STYLE_WORDS = Object.values(STYLES).join("|");
const OBJECT_NOUNS = Object.values(NOUNS).join("|");

export const isOnlyRequest = (reading: Reading, grammar: RequestGrammar): boolean =>
  !/[\p{L}\d]/u.test(reading.norm.replace(pattern(requestWords(grammar), globally), " "));

/** "…, got any ideas?": a part after the last comma that only requests. */
function dropRequestTail(clause: Reading, { from, to }: Span, grammar: RequestGrammar): Span {
  const asks = pattern(`${grammar.ask}|${grammar.question}|${grammar.lack}|${OBJECT_NOUNS}`);
  let end = to;
  for (let at = to - 1; at > from; at--) {
    if (!PAUSES.has(clause.tokens[at]?.key ?? "")) continue;
    const rest = part(clause, { from: at + 1, to: end });
    const isShortQuestion = clause.tokens[at]?.key === "¿" && rest.tokens.length <= MAX_SHORT_QUESTION;
    if (!isShortQuestion && (!isOnlyRequest(rest, grammar) || !asks.test(rest.norm))) break;
    end = at;
  }
  return { from, to: end };
}
/** "…, ¿qué grabo?" */
const MAX_SHORT_QUESTION = 2;
const PAUSES = new Set([",", "-", "–", "—", "?", "(", "¿"]);

/** "…, because my dad is ill": a reason after a mark or a courtesy. */
export function dropReason(clause: Reading, { from, to }: Span, { reason }: RequestGrammar): Span {
  const found = findSpan(part(clause, { from, to }), pattern(`(?:[,(–-]|${COURTESY})(?: ,)? (?:${reason})`));
  return { from, to: found && found.from > 0 ? from + found.from : to };
}
const COURTESY = "please|pls|plz|por favor|porfa|bitte|stp|svp|s' il (?:te|vous) plaît";

/** "Just one, for my report on wells": a number before a comma and a preposition. */
function dropCountHead(clause: Reading, { from, to }: Span, grammar: RequestGrammar): Span {
  const inner = part(clause, { from, to });
  const link = `(?:(?:${grammar.polite}|${grammar.one}|${grammar.pieces}|${NUMBERS}|\\d+|seule?) ){1,4}, (?:${grammar.about})`;
  const head = findSpan(inner, pattern(link, opening));
  return head && head.to < inner.tokens.length ? { from: from + head.to, to } : { from, to };
}

/** A subject without the words around it; undefined if only such words remain. */
export function cleanSubject(clause: Reading, span: Span, grammar: RequestGrammar): Span | undefined {
  const own = dropReason(clause, dropRequestTail(clause, span, grammar), grammar);
  let found = trimSpan(clause, dropCountHead(clause, own, grammar), grammar);
  for (let round = 0; round < 3; round++) {
    const shorter = trimSpan(clause, dropVideo(clause, found, grammar), grammar);
    if (shorter.from === found.from && shorter.to === found.to) break;
    found = shorter;
  }
  if (grammar.finalVerbs !== "" && pattern(MODAL).test(clause.norm)) {
    const inner = part(clause, found);
    const verb = findSpan(inner, pattern(`(?:${grammar.finalVerbs})`, closing));
    if (verb && verb.from > 0 && verb.to === inner.tokens.length)
      found = trimSpan(clause, { from: found.from, to: found.from + verb.from }, grammar);
  }
  if (grammar.finalVerbs !== "") {
    const inner = part(clause, found);
    const infinitive = findSpan(inner, pattern(`zu (?:${grammar.finalVerbs})`, closing));
    if (infinitive && infinitive.from > 0)
      found = trimSpan(clause, { from: found.from, to: found.from + infinitive.from }, grammar);
  }
  if (found.from >= found.to) return undefined;
  return /[\p{L}\d]/u.test(part(clause, found).norm) ? found : undefined;
}

/** Runs of tokens that are not taken, from `start` on. */
export function freeRuns(clause: Reading, taken: Taken, start = 0, end = clause.tokens.length): Span[] {
  const runs: Span[] = [];
  for (let at = start; at < end; at++) {
    if (taken[at]) continue;
    const last = runs.at(-1);
    if (last && last.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** Words between an object and its preposition: "títulos graciosos de". */
const MAX_GAP = 4;

/** Where the subject starts, by a statement of the topic, a preposition, a comma or a colon after the object. */
export function subjectStart(
  clause: Reading,
  grammar: RequestGrammar,
  objectEnd: number,
  taken: Taken,
): number | undefined {
  const stated = findSpan(clause, pattern(grammar.topicIs));
  if (stated && stated.to < clause.tokens.length) return stated.to;
  const { length } = clause.tokens;
  const colon = clause.tokens.findIndex(({ key }, at) => at >= objectEnd && key === ":");
  const head = part(clause, { from: objectEnd, to: Math.max(objectEnd, colon) });
  const isHead = colon >= 0 && (isOnlyRequest(head, grammar) || pattern(FOR_CHANNEL).test(head.norm));
  if (colon >= 0 && colon + 1 < length && (isHead || colon <= objectEnd + MAX_GAP)) return colon + 1;
  for (let at = objectEnd; at <= objectEnd + MAX_GAP && at < length; at++) {
    const key = clause.tokens[at]?.key ?? "";
    if (key === "-" || key === "–" || key === "—") return at + 1;
    if (key === QUOTE_KEY) return at;
    if (taken[at]) continue;
    const rest = part(clause, { from: at, to: length });
    const found = findSpan(rest, pattern(grammar.about, opening));
    if (found && at + found.to < length) return textBefore(clause, objectEnd, at, grammar) ?? at + found.to;
    if (key === "," && startsText(clause, at + 1, grammar)) return at + 1;
  }
  const { videoLead, video, videoLink } = grammar;
  const linked = findSpan(clause, pattern(`(?:(?:${videoLead}) ){1,5}(?:${video}) (?:${videoLink})`));
  if (linked && linked.to < length) return linked.to;
  const far = findSpan(part(clause, { from: objectEnd, to: length }), pattern(`, (?:${STRONG_ABOUT})`));
  return far && objectEnd + far.to < length ? objectEnd + far.to : undefined;
}
/** "Concepts for the firm's channel: …": a channel is no subject. */
const FOR_CHANNEL = "(?:for|para|für|pour) (?:[^\\s,]+ ){0,3}(?:channel|canal|kanal|chaîne)(?: ,)?(?: \\S+){0,3}$";

/** "2 thumbnails an old lighthouse in a storm": a subject without a preposition; one word may be an adjective. */
function textBefore(clause: Reading, from: number, to: number, grammar: RequestGrammar): number | undefined {
  const request = pattern(`${requestWords(grammar)}|${grammar.about}|${grammar.video}|${MODAL}`, globally);
  const article = pattern(grammar.articles, exactly);
  const keys = clause.tokens.slice(from, to).map(({ key }) => key);
  const requests = findSpans(part(clause, { from, to }), request);
  const isOwn = (key: string, at: number) =>
    /\p{L}/u.test(key) && !requests.some((span) => span.from <= at && at < span.to);
  const own = keys.findIndex(isOwn);
  if (own < 0 || pattern(RELATIVE).test(keys.slice(0, own).join(" "))) return undefined;
  const hasArticle = own > 0 && article.test(keys[own - 1] ?? "");
  const count = keys.filter(isOwn).length;
  if (count < 2 && !hasArticle && !isNounAfter(clause, from + own)) return undefined;
  return from + own - (hasArticle ? 1 : 0);
}

/** "Titles knitting for beginners": beside a plural, a word that is none is no adjective, and neither is a capital. */
const isNounAfter = (clause: Reading, at: number): boolean => {
  const [noun = "", word = ""] = [clause.tokens[at - 1]?.key, clause.tokens[at]?.key];
  return isCapital(clause, at) || (/s$/.test(noun) && !/(?:[sx]|ly|ment|mente)$/.test(word));
};

/** Whether the part up to the next comma is neither a request nor introduced by a preposition. */
function startsText(clause: Reading, from: number, grammar: RequestGrammar): boolean {
  const comma = clause.tokens.findIndex(({ key }, at) => at > from && key === ",");
  const segment = part(clause, { from, to: comma < 0 ? clause.tokens.length : comma });
  const link = `(?:(?:${grammar.polite}) ){0,3}(?:${grammar.about}|${grammar.lengthLimit}|${grammar.manner})`;
  return segment.tokens.length > 1 && !pattern(link, opening).test(segment.norm) && !isOnlyRequest(segment, grammar);
}

/** The first subject from `start` on that has words of its own. */
export function subjectFrom(clause: Reading, grammar: RequestGrammar, start: number, taken: Taken): Span | undefined {
  for (const run of freeRuns(clause, taken, start)) {
    const found = cleanSubject(clause, run, grammar);
    if (found) return found;
  }
  return undefined;
}

/** The longest run that is left after words of the request are dropped at both ends. */
export function residualSubject(clause: Reading, taken: Taken, scaffold: string, end?: number): Span | undefined {
  const known = pattern(scaffold, exactly);
  const isKnown = (at: number) => known.test(clause.tokens[at]?.key ?? "");
  const isHyphenated = (at: number) => isJoined(clause, at) && !(isKnown(at) && isKnown(at + 1));
  const isScaffold = (at: number) =>
    MARKS.has(clause.tokens[at]?.key ?? "") || (isKnown(at) && !isHyphenated(at) && !isHyphenated(at - 1));
  /** "Pantry stuff" is one thing, "and stuff" is none. */
  const isLooseNoun = (at: number, first: number) =>
    at > first && pattern(LOOSE_NOUN, exactly).test(clause.tokens[at]?.key ?? "") && !isScaffold(at - 1);
  const trimmed = freeRuns(clause, taken, 0, end).map(({ from, to }) => {
    let [first, last] = [from, to];
    while (first < last && isScaffold(first)) first++;
    while (last > first && isScaffold(last - 1) && !isLooseNoun(last - 1, first)) last--;
    return { from: first, to: last };
  });
  return trimmed.filter(({ from, to }) => to > from).sort((a, b) => b.to - b.from - (a.to - a.from))[0];
}

export const subjectText = (clause: Reading, span: Span | undefined): string =>
  span ? trimPunctuation(textOf(clause, span)) : "";

/** In one pass: a pattern that looks for the end from every mark takes too long for a text of marks. */
function trimPunctuation(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && /[\s,:;.-]/.test(text.charAt(from))) from++;
  while (to > from && /[\s,:;-]/.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
