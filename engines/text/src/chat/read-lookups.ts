import type { Language } from "../language.ts";
import type { Action } from "./actions.ts";
import { countBefore, countOfPieces, numberOf, numberSource } from "./counts.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { NOT, STATE_LEAD, STRONG_ABOUT, TRAILING } from "./data/scaffold.ts";
import { IDEA_NOUN } from "./data/shared.ts";
import { globally, has, opensWith, pattern, wordListOf } from "./grammar.ts";
import { type ClauseContext, optional } from "./read-generation.ts";
import { isBrandName } from "./read-sponsors.ts";
import { findNouns, findPlace, wholeReference } from "./references.ts";
import { takeChannel, takeDays, takeFlag, takeMinIndex, takeOwner, takeSort } from "./search-filters.ts";
import {
  cleanSubject,
  dropReason,
  freeRuns,
  residualSubject,
  subjectFrom,
  subjectText,
  type Taken,
  take,
  trimSpan,
} from "./subject.ts";
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
  type Token,
} from "./tokens.ts";

/** "Any short about yo-yos": in a search it is a format, before a noun it is an adjective. */
const ONE_SHORT = "short(?= (?:about|on|of|that|from|de|del|sobre|que|über|zu|von|sur|qui) )";
const untaken = (clause: Reading): Taken => clause.tokens.map(() => false);

export function readOutlierSearch(clause: Reading, context: ClauseContext): Action {
  const { grammar, language } = context;
  const taken = untaken(clause);
  const followedOnly = takeFlag(clause, grammar.followed, taken);
  const ranked = takeRankedCount(clause, grammar, language, taken);
  const sort = takeSort(clause, grammar, taken);
  const days = takeDays(clause, grammar, language, taken);
  const minIndex = takeMinIndex(clause, grammar, taken);
  takeFlag(
    clause,
    `(?:${NOT}) (?:${grammar.shortVideos})|(?:${grammar.shortVideos}) (?:excluded|aside|ausgenommen|excluidos|aparte|exclus|exceptés)`,
    taken,
  );
  const isShort = takeFlag(clause, `${grammar.shortVideos}|${ONE_SHORT}`, taken);
  const pieces = ranked ?? countOfPieces(clause, grammar, language, taken) ?? takeLoneCount(clause, language, taken);
  const noun = findSpan(clause, pattern(`${grammar.performed}|${grammar.video}|${grammar.shortVideos}`));
  const count = pieces ?? (noun ? countBefore(clause, noun, { grammar, language, taken }) : undefined);
  const owner = followedOnly ? undefined : takeOwner(clause, grammar, taken);
  const channel = followedOnly ? undefined : (owner ?? takeChannel(clause, grammar, taken));
  takePerformance(clause, grammar, taken);
  const query = owner && !has(clause, STRONG_ABOUT) ? "" : outlierQuery(clause, context, taken);
  return {
    type: "outliers",
    arguments: {
      query,
      ...optional("channel", channel),
      ...optional("minIndex", minIndex),
      ...optional("days", days),
      ...(isShort ? { isShort } : {}),
      ...(followedOnly ? { followedOnly } : {}),
      ...optional("sort", sort),
      ...optional("count", count === 1 && !pieces ? undefined : count),
    },
  };
}

/** "The 10 most recent", "los 5 más vistos". */
function takeRankedCount(
  clause: Reading,
  { newest, byViews }: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const found = findSpan(clause, pattern(`(${numberSource(language)})(?= (?:${newest}|${byViews})(?: |$))`));
  if (!found?.groups[0]) return undefined;
  take(taken, found);
  return numberOf(found.groups[0], language);
}

/** "…, 10, no shorts": a number between marks. */
function takeLoneCount(clause: Reading, language: Language, taken: Taken): number | undefined {
  const at = clause.tokens.findIndex(
    ({ key }, place) =>
      place > 0 && isMark(clause, place - 1) && isMark(clause, place + 1) && numberOf(key, language) !== undefined,
  );
  if (at < 0) return undefined;
  taken[at] = true;
  return numberOf(clause.tokens[at]?.key ?? "", language);
}
const isMark = ({ tokens }: Reading, at: number): boolean => /^[,;:.(–-]$/.test(tokens[at]?.key ?? ",");

/** Takes what says that videos did well, without a topic inside: "geht bei Angelvideos durch die Decke". */
function takePerformance(clause: Reading, grammar: RequestGrammar, taken: Taken): void {
  const own = new Set(wordListOf(grammar.performed.replace(/[^\p{L}]+/gu, " ")));
  const filler = pattern(`${grammar.outlierFiller}|${grammar.performed}|${grammar.polite}`, exactly);
  for (const { from, to } of findSpans(clause, pattern(grammar.performed, globally)))
    for (let at = from; at < to; at++) {
      const key = clause.tokens[at]?.key ?? "";
      if (at === from || at === to - 1 || own.has(key) || filler.test(key)) taken[at] = true;
    }
}

/** The words after the last preposition that starts a free run, or the longest run. */
function outlierQuery(clause: Reading, { grammar }: ClauseContext, taken: Taken): string {
  const quote = clause.tokens.findIndex(({ key }) => key === QUOTE_KEY);
  if (quote >= 0 && !taken[quote]) return clause.tokens[quote]?.quote ?? "";
  const strong = findSpan(clause, pattern(STRONG_ABOUT));
  const scaffold = `${grammar.outlierFiller}|${grammar.polite}|${grammar.ask}|\\d+`;
  const leading = leadingTopic(clause, strong, scaffold, taken);
  if (leading) return leading;
  if (strong && !taken[strong.from]) {
    const before = taken.map((one, at) => one || at < strong.to);
    const [span] = freeRuns(clause, before).flatMap(
      ({ from, to }) =>
        residualSubject(
          clause,
          before.map((one, at) => one || at < from || at >= to),
          `${grammar.polite}|${TRAILING}`,
        ) ?? [],
    );
    const cleaned = span && cleanSubject(clause, beforeRelative(clause, span, grammar), grammar);
    const isOwn = ({ key }: Token) => /\p{L}/u.test(key) && !pattern(scaffold, exactly).test(key);
    if (cleaned && part(clause, cleaned).tokens.some(isOwn)) return subjectText(clause, cleaned);
  }
  const span = residualSubject(clause, taken, scaffold);
  return span ? subjectText(clause, trimSpan(clause, beforeRelative(clause, span, grammar), grammar)) : "";
}

/** "Carreau sur place, vidéos…": the part before the first comma is the topic, if it has words before its preposition. */
function leadingTopic(clause: Reading, strong: Span | undefined, scaffold: string, taken: Taken): string | undefined {
  const comma = clause.tokens.findIndex(({ key }) => key === ",");
  if (!strong || comma < 0 || strong.from >= comma || strong.from === 0) return undefined;
  const head = { from: 0, to: strong.from };
  const isOwn = clause.tokens
    .slice(0, strong.from)
    .every(({ key }, at) => !taken[at] && !pattern(scaffold, exactly).test(key));
  return isOwn && head.to <= MAX_TOPIC_HEAD ? subjectText(clause, { from: 0, to: comma }) : undefined;
}
const MAX_TOPIC_HEAD = 3;

/** "Cactuses that really [took off]": a relative clause of which only fillers are left. */
function beforeRelative(clause: Reading, span: Span, { outlierFiller, polite }: RequestGrammar): Span {
  const found = findSpan(
    part(clause, span),
    pattern(`(?:,|die|das|que|qui|q|that|which|who)(?: (?:${outlierFiller}|${polite})){1,6}`, closing),
  );
  return found && found.from > 0 ? { from: span.from, to: span.from + found.from } : span;
}

export function readProjectSearch(clause: Reading, context: ClauseContext): Action {
  const { grammar, language } = context;
  const taken = untaken(clause);
  const noun = findNouns(clause).find(({ kind }) => kind === "project");
  const statuses = Object.values(grammar.status).join("|");
  const counted = noun ?? findSpan(clause, pattern(IDEA_NOUN)) ?? findSpan(clause, pattern(statuses));
  const count = counted && countBefore(clause, counted, { grammar, language, taken });
  const named = findSpan(clause, pattern(grammar.named));
  const strong = findSpan(clause, pattern(`${STRONG_ABOUT}|with|mit|con|avec|for|für|para|pour|on`));
  const stated = (["published", "in_development", "idea"] as const)
    .flatMap((name) => findSpans(clause, pattern(grammar.status[name], globally)).map((span) => ({ ...span, name })))
    .filter(({ from, to }) => !strong || from <= strong.to || isStateAtEnd(clause, { from, to }))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const status = stated[0]?.name;
  if (stated[0]) take(taken, stated[0]);
  const working = findSpan(clause, pattern(grammar.working));
  if (working) take(taken, working);
  if (noun) take(taken, noun);
  if (named) take(taken, named);
  const quote = clause.tokens.find(({ key }) => key === QUOTE_KEY)?.quote;
  const filler = `${grammar.projectFiller}|${grammar.polite}|${grammar.tail}|\\d+`;
  const after = taken.map((one, at) => one || (strong !== undefined && at < strong.to));
  const span = residualSubject(clause, after, filler) ?? residualSubject(clause, taken, filler);
  const query = quote ?? (span ? subjectText(clause, cleanSubject(clause, span, grammar) ?? span) : "");
  return {
    type: "projects",
    query,
    ...optional("status", status ?? (working ? "in_development" : undefined)),
    ...optional("count", count === 1 ? undefined : count),
  };
}

export function readProjectDraft(clause: Reading, context: ClauseContext): Action {
  const { grammar } = context;
  const named = findSpan(clause, pattern(grammar.named));
  const noun = findNouns(clause).find(({ kind }) => kind === "project");
  const quote = clause.tokens.findIndex(({ key }) => key === QUOTE_KEY);
  const place = findPlace(clause, grammar);
  const taken = untaken(clause);
  if (place) take(taken, place);
  const colon = clause.tokens.findIndex(({ key }, at) => noun !== undefined && at >= noun.to && key === ":");
  const isNamed = noun && !place && isBrandName(clause, noun.to);
  const nameStart = named ? named.to : colon >= 0 ? colon + 1 : isNamed ? noun.to : undefined;
  const nameSpan = nameStart === undefined ? undefined : nameEnd(clause, nameStart, context);
  const name =
    quote >= 0 && !(nameSpan && nameSpan.from > quote)
      ? clause.tokens[quote]?.quote
      : nameSpan && subjectText(clause, nameSpan);
  const start =
    noun && named === undefined
      ? findSpan(part(clause, { from: noun.to, to: clause.tokens.length }), pattern(grammar.about, opening))
      : undefined;
  const subject = noun && start ? subjectFrom(clause, grammar, noun.to + start.to, taken) : undefined;
  const reference = subject && wholeReference(part(clause, subject), grammar);
  const about = subject && !reference ? subjectText(clause, subject) : undefined;
  const target = place?.reference ?? reference;
  return {
    type: "saveProject",
    ...optional("name", name || undefined),
    ...optional("about", context.hasShown && target ? undefined : about),
    ...optional("target", target?.kind === "project" ? { which: target.which } : target),
  };
}

/** "… still at idea stage": a state of several words after the topic. */
const isStateAtEnd = (clause: Reading, { from, to }: Span): boolean =>
  to === clause.tokens.length &&
  findSpan(part(clause, { from: Math.max(0, from - 1), to }), pattern(STATE_LEAD)) !== undefined;

/** A name ends before "with", "and save" or a comma. */
function nameEnd(clause: Reading, from: number, { grammar }: ClauseContext): Span {
  const rest = part(clause, { from, to: clause.tokens.length });
  const stop = findSpan(
    rest,
    pattern(`,|(?:${grammar.and}) (?:${grammar.imperatives})|with the|mit dem|con el|avec le`),
  );
  return trimSpan(clause, { from, to: stop && stop.from > 0 ? from + stop.from : clause.tokens.length }, grammar);
}

export function readWebSearch(clause: Reading, { grammar, language }: ClauseContext): Action {
  const taken = untaken(clause);
  const count = countOfPieces(clause, grammar, language, taken);
  // "How many islands does Norway have, can you look that up": the question stands before the wish.
  const comma = clause.tokens.findIndex(
    ({ key }, at) => key === "," && has(part(clause, { from: at, to: clause.tokens.length }), grammar.web),
  );
  const question = { from: 0, to: comma };
  if (comma > 2 && opensWith(clause, grammar.question) && !has(part(clause, question), grammar.web))
    return { type: "web", query: subjectText(clause, question), ...optional("count", count) };
  const span = residualSubject(clause, taken, `${grammar.webFiller}|${grammar.polite}`);
  const trimmed = span && trimSpan(clause, dropReason(clause, span, grammar), grammar);
  const web =
    trimmed &&
    findSpan(
      part(clause, trimmed),
      pattern(
        `(?:on|in|im|en|sur) (?:the |la |le )?(?:web|internet|netz|net|red|google|toile)|online|en ligne|en línea`,
        closing,
      ),
    );
  const end =
    trimmed && web && web.to === trimmed.to - trimmed.from
      ? { from: trimmed.from, to: trimmed.from + web.from }
      : trimmed;
  return { type: "web", query: subjectText(clause, end), ...optional("count", count) };
}

/** The fact after "remember that". */
export function readMemory(clause: Reading, context: ClauseContext): Action | undefined {
  const { grammar } = context;
  const lead = `(?:(?:${grammar.polite}|,|¿|¡|can you|could you|kannst du|puedes|peux tu) ){0,5}`;
  const found = findSpan(
    clause,
    pattern(
      `${lead}(?:${grammar.remember})(?: ?(?:,|:|-))?(?: (?:bitte|please|por favor|porfa|stp|mir|dir|auch|also|bien|gut|mal|eso|too|ya)){0,5}(?: ?(?:,|:))?(?: (?:that|dass|daß|que|qu'|to))?`,
      opening,
    ),
  );
  if (found?.from !== 0)
    return rememberedBefore(clause, grammar) ?? rememberedAfter(clause, context) ?? lastingRule(clause, grammar);
  // "Don't forget to give me 5 titles" is a request.
  const rest = part(clause, { from: found.to, to: clause.tokens.length });
  const isWish = opensWith(rest, `(?:to |de |zu )?(?:${grammar.ask}|${grammar.imperatives})`) && /\d/.test(rest.norm);
  if (isWish && findNouns(rest).length > 0) return undefined;
  const end = requestToRemember(clause, grammar)?.from ?? clause.tokens.length;
  const span = trimSpan(
    clause,
    { from: found.to, to: end > found.to ? end : clause.tokens.length },
    { ...grammar, polite: "bitte|please|por favor|stp|porfa|svp|thanks|gracias|danke|merci|:" },
  );
  return { type: "remember", text: subjectText(clause, span) };
}

/** "No emojis in my titles, keep that in mind": the fact stands before the request to remember it. */
function rememberedBefore(clause: Reading, grammar: RequestGrammar): Action | undefined {
  const found = requestToRemember(clause, grammar);
  if (!found || found.from < 2) return undefined;
  return { type: "remember", text: subjectText(clause, { from: 0, to: found.from }) };
}

/** "Before I forget, keep in mind that": a remark before the request to remember. */
function rememberedAfter(clause: Reading, context: ClauseContext): Action | undefined {
  const { length } = clause.tokens;
  const comma = clause.tokens.findIndex(({ key }) => key === "," || key === ":" || key === "-");
  if (comma < 1 || comma > MAX_REMARK || findNouns(part(clause, { from: 0, to: comma })).length > 0) return undefined;
  const rest = part(clause, { from: comma + 1, to: length });
  return pattern(context.grammar.remember, opening).test(rest.norm) ? readMemory(rest, context) : undefined;
}
const MAX_REMARK = 8;

const requestToRemember = (clause: Reading, grammar: RequestGrammar): Span | undefined =>
  findSpan(
    clause,
    pattern(
      `(?:,|-|:) (?:(?:${grammar.polite}|${grammar.and}|can you|could you|kannst du|puedes|peux tu|du|tu) ){0,4}(?:${grammar.rememberIt})(?: (?:${grammar.polite}|[.!?])){0,4}`,
      closing,
    ),
  );

/** "Write titles without numbers from now on": a rule and not a request, unless it has a number of its own. */
function lastingRule(clause: Reading, grammar: RequestGrammar): Action | undefined {
  const found = findSpan(clause, pattern(grammar.lasting));
  if (!found || clause.tokens.some(({ key }) => /^\d+$/.test(key))) return undefined;
  const text = found.to === clause.tokens.length ? { from: 0, to: found.from } : { from: 0, to: clause.tokens.length };
  return { type: "remember", text: subjectText(clause, trimSpan(clause, text, grammar)) };
}
