import type { Action } from "./actions.ts";
import { countBefore } from "./counts.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { WISH_LEAD } from "./data/scaffold.ts";
import { LANGUAGE_NAMES, NOUNS, PICTURE_NOUN, PRAISE } from "./data/shared.ts";
import { globally, has, pattern } from "./grammar.ts";
import { type ClauseContext, optional } from "./read-generation.ts";
import { findNouns, findPlace, findPronoun, type Reference } from "./references.ts";
import { freeRuns, isOnlyRequest, subjectText, type Taken, take, trimSpan } from "./subject.ts";
import {
  closing,
  exactly,
  findSpan,
  findSpans,
  fold,
  part,
  QUOTE_KEY,
  type Reading,
  type Span,
  textOf,
} from "./tokens.ts";

const CHANGES = ["shorten", "rephrase", "intensify", "variations"] as const;
export function findChange(
  clause: Reading,
  grammar: RequestGrammar,
): { change: (typeof CHANGES)[number]; span: Span } | undefined {
  for (const change of CHANGES) {
    const span = findSpan(clause, pattern(grammar.changes[change]));
    if (span) return { change, span };
  }
  return undefined;
}

/** A change of a title or thumbnail that is shown, selected or quoted. */
export function readRevision(clause: Reading, context: ClauseContext): Action | undefined {
  const { grammar, language } = context;
  const found = findChange(clause, grammar);
  const place = findPlace(clause, grammar);
  const isEdit = has(clause, grammar.edit);
  // "The second, but swap 'secret' for 'lost'": the quoted words are part of the change.
  const isWord = context.hasShown && isEdit && (place !== undefined || !found);
  const quoteAt = isWord ? -1 : clause.tokens.findIndex(({ key }) => key === QUOTE_KEY);
  const target = place ?? (context.hasShown ? findPronoun(clause, grammar) : undefined);
  const written = quoteAt < 0 ? textAfterColon(clause, context) : undefined;
  const text = quoteAt >= 0 ? clause.tokens[quoteAt]?.quote : written && textOf(clause, written);
  if (!text && !context.hasShown) return undefined;
  if (!found && !isEdit && !place && context.shownKind !== "thumbnail") return undefined;

  const taken: Taken = clause.tokens.map(() => false);
  const but = findSpan(clause, pattern(grammar.but)) ?? praiseEnd(clause, place);
  const before = part(clause, { from: place?.to ?? 0, to: but?.from ?? 0 });
  const isSame = pattern(
    `(?:(?:${grammar.polite}|${grammar.pronoun}|${grammar.same}|${NOUNS.thumbnail}|${PICTURE_NOUN}|mismo|misma|même|gleiche\\w*|selbe\\w*|,) ?){1,6}`,
    exactly,
  );
  const isIntroduced =
    (place && isOnlyRequest(before, grammar)) ||
    isSame.test(part(clause, { from: 0, to: but?.from ?? 0 }).norm) ||
    has(part(clause, { from: 0, to: but?.from ?? 0 }), PRAISE);
  const wish = but && isIntroduced ? but.to : 0;
  take(taken, { from: 0, to: wish });
  if (quoteAt >= 0) take(taken, { from: quoteAt, to: quoteAt + 1 });
  if (written) take(taken, { from: Math.max(0, written.from - 1), to: written.to });
  if (found) for (const span of findSpans(clause, pattern(grammar.complaint, globally))) take(taken, span);
  // "It is too long, shorten it" says the same change twice.
  if (found) for (const span of findSpans(clause, pattern(grammar.changes[found.change], globally))) take(taken, span);
  const noun = findNouns(clause).find(
    ({ kind }) => kind === "title" || kind === "thumbnail" || kind === "concept" || kind === "package",
  );
  const versions = findSpan(clause, pattern(grammar.changes.variations));
  const counted = versions && found ? countBefore(clause, versions, { grammar, language, taken }) : undefined;
  if (versions && found) take(taken, versions);
  if (place) take(taken, place);
  if (noun) take(taken, noun);
  const isThumbnail = (target?.reference.kind ?? noun?.kind ?? context.shownKind) === "thumbnail" && !text;
  const instruction = changeText(clause, context, taken, { isThumbnail, hasChange: found !== undefined });
  if (!found && instruction === "") return undefined;
  const kind = target?.reference.kind ?? noun?.kind;
  const reference: Reference | undefined = target
    ? { ...target.reference, ...(kind ? { kind } : {}) }
    : kind
      ? { which: "it", kind }
      : undefined;
  return {
    type: "revise",
    change: found?.change ?? "thisBut",
    ...optional("text", text),
    ...(reference && !text ? { target: reference } : {}),
    ...optional(
      "instruction",
      isThumbnail ? thumbnailChange(clause, context, { place, noun, wish }) : instruction || undefined,
    ),
    ...optional("count", counted),
  };
}

/** "I love the second, could it mention snow": the comma after a praise. */
function praiseEnd(clause: Reading, place: Span | undefined): Span | undefined {
  const comma = clause.tokens.findIndex(({ key }, at) => place !== undefined && at >= place.to && key === ",");
  const isPraise = comma > 0 && has(part(clause, { from: 0, to: comma }), PRAISE);
  return isPraise && comma < clause.tokens.length - 1 ? { from: comma, to: comma + 1 } : undefined;
}

export function textAfterColon(clause: Reading, { grammar }: ClauseContext): Span | undefined {
  const colon = clause.tokens.findIndex(({ key }) => key === ":");
  const head = part(clause, { from: 0, to: Math.max(0, colon) });
  if (colon < 1 || clause.tokens.length - colon < 3 || pattern(grammar.about, closing).test(head.norm))
    return undefined;
  const isRequest = isOnlyRequest(part(clause, { from: colon + 1, to: clause.tokens.length }), grammar);
  if (isRequest || !findChange(head, grammar)) return undefined;
  return { from: colon + 1, to: clause.tokens.length };
}

/** Words of a change that are only about doing it. */
const scaffoldOf = (grammar: RequestGrammar) =>
  `${grammar.redo}|${grammar.polite}|${grammar.pronoun}|${grammar.articles}|${grammar.ask}|${grammar.but}|${grammar.all}|please|one|ones|version|versions?|of|de|von|zu|für|for|be|so|it's|its|is|more|me|mir|moi|that|which|make|making|just|a bit|bit|little|un poco|poco|etwas|bisschen|un peu|peu|much|viel|mucho|beaucoup|y|und|and|et|,|:|the|on|to|in|en|um|rends|être|lo|le|la|del|du|d'|some|few|algunas|unas|ein|paar|quelques|des|them|too|título|titulo|es|est|comme|kannst|könntest|puedes|podrías|au|aux|al|beim|zum|peux|pourrais|rendre|mettre|machen|hacer|hacerlo|hacerla|dame|haz|him|her|still|ser|sein|werden|can|could|need|needs|you|u|du|tú|tu|vous|i|i'd|down|like|love|likes|good|great|nice|fine|really|quite|gusta|encanta|mola|bueno|buena|bien|gut|gefällt|toll|schön|ganz|plaît|aime|j'|bon|bonne|ist|sind|son|sont|are`;

function changeText(
  clause: Reading,
  { grammar }: ClauseContext,
  taken: Taken,
  { hasChange }: { isThumbnail: boolean; hasChange: boolean },
): string {
  if (hasChange) {
    const isMark = (at: number) => /^[,;:.!?]$/.test(clause.tokens[at]?.key ?? "");
    const parts = taken.map((one, at) => one || isMark(at));
    const wish = pattern(`^(?:${WISH_LEAD})|(?:${grammar.tones}|${LANGUAGE_NAMES}|\\d+)`);
    return joinedRuns(clause, parts, scaffoldOf(grammar), grammar, (text) => wish.test(fold(text)));
  }
  const kept = `${grammar.redo}|${grammar.polite}|${grammar.but}|,|:|please|one|ones|of|that|it|this|the|${grammar.pronoun}|${grammar.all}`;
  return joinedRuns(clause, taken, kept, grammar);
}

/** What is left of a change around its reference: "the background of [the second] darker". */
function joinedRuns(
  clause: Reading,
  taken: Taken,
  edges: string,
  grammar: RequestGrammar,
  isKept = (text: string) => text !== "",
): string {
  const dangling = pattern(
    `${grammar.articles}|${grammar.pronoun}|the|of|in|on|for|at|to|from|de|del|du|en|a|al|sur|dans|von|vom|im|auf|bei|beim|y|und|and|et|one|ones|d'|l'|le|la`,
    exactly,
  );
  const isEdge = (at: number) => pattern(edges, exactly).test(clause.tokens[at]?.key ?? "");
  const runs = freeRuns(clause, taken).map(({ from, to }, place) => {
    let [first, last] = [from, to];
    while (first < last && (isEdge(first) || (place > 0 && dangling.test(clause.tokens[first]?.key ?? "")))) first++;
    while (last > first && (isEdge(last - 1) || dangling.test(clause.tokens[last - 1]?.key ?? ""))) last--;
    return subjectText(clause, trimSpan(clause, { from: first, to: last }, grammar));
  });
  return runs.filter(isKept).join(" ");
}

/** The whole change in the words of the person, without the reference. */
function thumbnailChange(
  clause: Reading,
  { grammar }: ClauseContext,
  { place, noun, wish }: { place: Span | undefined; noun: Span | undefined; wish: number },
): string {
  const taken: Taken = clause.tokens.map((_, at) => at < wish);
  if (place) take(taken, place);
  if (noun) take(taken, noun);
  const edges = `${grammar.redo}|${grammar.polite}|${grammar.but}|${grammar.pronoun}|,|:|please|one|of|that|it|this|the|thumbnail|in|on|sur|en|auf|bei|from|for|pour|para|a`;
  return joinedRuns(clause, taken, edges, grammar) || subjectText(clause, { from: 0, to: clause.tokens.length });
}
