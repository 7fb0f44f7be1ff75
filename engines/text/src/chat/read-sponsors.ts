import type { Action } from "./actions.ts";
import { countBefore } from "./counts.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { INTO, ONE, SOUNDS_LIKE, SPONSOR_NOUN, STRONG_ABOUT, WITH } from "./data/scaffold.ts";
import { IDEA_NOUN, MOMENT_NOUN, PITCH_NOUN, PLACED_NOUN } from "./data/shared.ts";
import { firstOf, globally, has, opensWith, pattern } from "./grammar.ts";
import { type ClauseContext, optional } from "./read-generation.ts";
import { type Reference, wholeReference } from "./references.ts";
import { cleanSubject, residualSubject, subjectText, type Taken } from "./subject.ts";
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

export function readIntegrations(clause: Reading, context: ClauseContext): Extract<Action, { type: "integrations" }> {
  const { grammar, language } = context;
  const taken = clause.tokens.map(() => false);
  const nouns = [MOMENT_NOUN, IDEA_NOUN, PLACED_NOUN].flatMap((source) => findSpan(clause, pattern(source)) ?? []);
  const counts = nouns.map((noun) => countBefore(clause, noun, { grammar, language, taken }));
  const count = counts.find((one) => one !== undefined);
  return {
    type: "integrations",
    ...brandAndVideo(clause, context),
    ...optional("count", count === 1 ? undefined : count),
  };
}

export const readPitch = (clause: Reading, context: ClauseContext): Action => ({
  type: "pitch",
  ...brandAndVideo(clause, context, PITCH_NOUN),
});

/** The brand and the video of a clause. `filler`: words that name neither; the brand follows them, if anything does. */
function brandAndVideo(
  clause: Reading,
  context: ClauseContext,
  filler = "-",
): { brand?: string; about?: string; target?: Reference } {
  const { grammar } = context;
  const kind = sponsorKind(clause);
  const video = kind ? videoAfter(clause, kind, context) : integrationVideo(clause, context);
  const outside = clause.tokens.map((_, at) => video !== undefined && at >= video.outer.from && at < video.outer.to);
  const named = findSpan(clause, pattern(filler));
  if (named) outside.fill(true, named.from, named.to);
  const found = kind ? textOf(clause, kind) : brandOf(clause, context, outside);
  const last = found === "" && video ? lastName(clause, video) : undefined;
  const brand = last ? textOf(clause, last) : found;
  const inner = last && video ? { from: video.subject.from, to: last.from } : video?.subject;
  const reference = inner && wholeReference(part(clause, inner), grammar);
  const isVideoOnly =
    inner && pattern(`(?:(?:${grammar.videoLead}) ){0,3}(?:${grammar.video})`, exactly).test(part(clause, inner).norm);
  const about = inner && !reference && !isVideoOnly ? subjectText(clause, inner) : undefined;
  return {
    ...optional("brand", brand || undefined),
    ...optional("about", about || undefined),
    ...optional("target", reference),
  };
}

/** "… in meinem Video über Dächer Bosch unterbringen": the name before the verb that ends the clause. */
function lastName(clause: Reading, { outer, subject: { from, to } }: { outer: Span; subject: Span }): Span | undefined {
  const isBeforeVerb = to < outer.to || to < clause.tokens.length;
  return isBeforeVerb && to - from > 1 && isBrandName(clause, to - 1) ? { from: to - 1, to } : undefined;
}

/** A sponsor without a name: "for a tool sponsor" is about the brand, not about the video. */
function sponsorKind(clause: Reading): Span | undefined {
  const found = findSpan(clause, pattern(`(?:${WITH}) (?:${ONE}) (?:[^\\s,]+ ){1,3}?(?:${SPONSOR_NOUN})`));
  return found && { from: found.from + 2, to: found.to };
}

/** The video in the words that follow the sponsor. */
function videoAfter(clause: Reading, { to }: Span, context: ClauseContext): ReturnType<typeof integrationVideo> {
  const rest = { from: to, to: clause.tokens.length };
  const found = rest.from < rest.to ? integrationVideo(part(clause, rest), context) : undefined;
  const shift = ({ from, to: end }: Span) => ({ from: from + rest.from, to: end + rest.from });
  return found && { outer: shift(found.outer), subject: shift(found.subject) };
}

/** The part of the clause that names the video: "in my sauna video", "in a video about whales". */
function integrationVideo(clause: Reading, { grammar }: ClauseContext): { outer: Span; subject: Span } | undefined {
  const { videoLead, video, videoLink } = grammar;
  const linked =
    findSpan(clause, pattern(grammar.topicIs)) ??
    findSpan(clause, pattern(`(?:(?:${INTO}) )?(?:(?:${videoLead}) ){0,5}(?:${video}) (?:${videoLink})`));
  if (linked && linked.to < clause.tokens.length) {
    const end = questionAfter(clause, linked.to, grammar) ?? clause.tokens.length;
    const subject = cleanSubject(clause, { from: linked.to, to: end }, grammar);
    if (subject) return { outer: { from: linked.from, to: end }, subject };
  }
  const named = findSpan(
    clause,
    pattern(`(?:(?:${INTO})(?: (?:${videoLead})){1,5}|im|ins) (?:[^\\s,]+ ){0,6}?(?:${video})`),
  );
  if (named) {
    const inner = part(clause, named);
    const lead = findSpan(inner, pattern(`(?:${INTO})(?: (?:${videoLead})){0,5}`, opening));
    const tail = findSpan(inner, pattern(`(?:${video})`, closing));
    if (lead && tail && tail.from > lead.to)
      return { outer: named, subject: { from: named.from + lead.to, to: named.from + tail.from } };
  }
  const plain = findSpan(clause, pattern(`(?:${INTO}) (?:(?:${videoLead}) ){1,5}(?:${video})`));
  const plainEnd = plain && (questionAfter(clause, plain.to, grammar) ?? clause.tokens.length);
  if (plain && plainEnd && plainEnd > plain.to)
    return { outer: { from: plain.from, to: plainEnd }, subject: { from: plain.to, to: plainEnd } };
  const loose = findSpans(clause, pattern(`(?:${INTO}) (?:${videoLead}|${STRONG_ABOUT})`, globally)).at(-1);
  const about = findSpan(clause, pattern(STRONG_ABOUT));
  const from = about?.to ?? loose?.to;
  if (from === undefined || from >= clause.tokens.length) return undefined;
  const to = questionAfter(clause, from, grammar) ?? clause.tokens.length;
  const subject = cleanSubject(clause, { from, to }, grammar);
  return subject && { outer: { from: about?.from ?? loose?.from ?? from, to }, subject };
}

/** Where the question after a video starts: "my video about whales, where does it fit", "… ads for whom to place". */
function questionAfter(clause: Reading, from: number, grammar: RequestGrammar): number | undefined {
  const asks = `${grammar.question}|${grammar.placement}|${grammar.ask}|${grammar.sponsor}`;
  const rest = part(clause, { from: from + 1, to: clause.tokens.length });
  const next = findSpan(rest, pattern(`${grammar.placement}|(?:${grammar.sponsor}) (?:${WITH})`));
  if (next) return from + 1 + next.from;
  const comma = clause.tokens.findIndex(
    ({ key }, at) => at > from && key === "," && has(part(clause, { from: at + 1, to: clause.tokens.length }), asks),
  );
  return comma < 0 ? undefined : comma;
}

/** A quoted text, a name with capitals, or the words that are left. */
function brandOf(clause: Reading, { grammar }: ClauseContext, outside: Taken): string {
  const quote = clause.tokens.find(({ key }, at) => key === QUOTE_KEY && !outside[at]);
  if (quote?.quote) return quote.quote;
  const filler = `${grammar.integrationFiller}|${STRONG_ABOUT}|around|for|für|para|pour|${grammar.polite}|${grammar.sponsor}|${grammar.ask}|${grammar.pronoun}|\\d+`;
  const known = outside.map((one) => one);
  for (const { from, to } of findSpans(clause, pattern(filler, globally)))
    for (let at = from; at < to; at++) if (!isBrandName(clause, at) || to - from === 1 || from === 0) known[at] = true;
  const capital = residualSubject(
    clause,
    known.map((one, at) => one || !isBrandName(clause, at)),
    "-",
  );
  if (capital) return textOf(clause, capital);
  const rest = residualSubject(clause, known, filler);
  return rest ? textOf(clause, rest) : "";
}
export const isBrandName = (clause: Reading, at: number) => {
  const token = clause.tokens[at];
  return token !== undefined && /^(?:\p{Lu}|\d)/u.test(clause.text.slice(token.start, token.end));
};

/** A whole pitch is to be written; a question about one is not. */
export const isPitch = (clause: Reading, { grammar }: ClauseContext, objectAt: number): boolean =>
  firstOf(clause, PITCH_NOUN) < objectAt &&
  (has(clause, grammar.ask) ||
    has(clause, grammar.create) ||
    opensWith(clause, `(?:[^\\s,]+ ){0,2}?(?:${PITCH_NOUN})`) !== undefined) &&
  !opensWith(clause, "where|what|which|why|wo|welche\\w*|warum|dónde|qué|cuál\\w*|où|quel\\w*|pourquoi");

export function isIntegration(clause: Reading, { grammar, hasShown }: ClauseContext, objectAt: number): boolean {
  const sponsorAt = firstOf(clause, grammar.sponsor);
  const placementAt = firstOf(clause, grammar.placement);
  if (Math.min(sponsorAt, placementAt) > objectAt || has(clause, SOUNDS_LIKE)) return false;
  if (
    Number.isFinite(sponsorAt) &&
    (Number.isFinite(placementAt) || has(clause, grammar.ask) || has(clause, grammar.video) || sponsorAt < 6)
  )
    return true;
  if (!Number.isFinite(placementAt) || firstOf(clause, grammar.naming) <= placementAt) return false;
  const hasBrand = clause.tokens.some(
    ({ start, end, key }, at) => at > 0 && key !== "i" && /^\p{Lu}/u.test(clause.text.slice(start, end)),
  );
  return (
    has(clause, grammar.video) ||
    (hasBrand && hasShown) ||
    (hasBrand && /^(?:where|wo|donde|ou|a quel|en que|an welcher)/.test(clause.norm))
  );
}
