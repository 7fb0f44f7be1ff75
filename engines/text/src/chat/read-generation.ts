import type { Language } from "../language.ts";
import type { Action, GeneratingTool } from "./actions.ts";
import { countBefore, countOfPieces, takeCountAfter, takeLastCount } from "./counts.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { ADJECTIVE, AFTER_PLACE, HURRY, JUDGED, MISSING, SAME_THING } from "./data/scaffold.ts";
import { IDEA_NOUN, type ObjectKind, OF_IT, PICTURE_NOUN, STYLES, WHOLE } from "./data/shared.ts";
import { globally, has, opensWith, pattern } from "./grammar.ts";
import { styleIn, takeConstraints, takeOtherStyle, takeStyle, takeTrailingTones } from "./manner.ts";
import { findNouns, findPlace, type NounPlace, type Reference, wholeReference } from "./references.ts";
import {
  cleanSubject,
  isOnlyRequest,
  residualSubject,
  subjectFrom,
  subjectStart,
  subjectText,
  type Taken,
  take,
} from "./subject.ts";
import { exactly, findSpan, findSpans, opening, part, type Reading, type Span, textOf } from "./tokens.ts";

export type ClauseContext = {
  grammar: RequestGrammar;
  language: Language;
  hasShown: boolean;
  shownKind?: string;
  /** Whether the clause starts with "and". */
  isAdded?: boolean;
  /** What the clause before requests. */
  follows?: Action["type"];
  /** Whether the clause before requests something about a subject that it does not name. */
  awaitsSubject?: boolean;
  /** Whether something was shown before the request. */
  hadShown?: boolean;
};

const TOOLS: Partial<Record<ObjectKind, GeneratingTool>> = {
  title: "write_titles",
  concept: "write_concepts",
  thumbnail: "draw_thumbnails",
  package: "make_packages",
  document: "write_document",
};

/** Nouns of things to write or draw, without "ideas" beside a more exact noun: "title ideas", "ideas de títulos". */
export function findObjects(clause: Reading, grammar: RequestGrammar): NounPlace[] {
  const styles = findSpans(clause, pattern(STYLES.conceptArt, globally));
  const isStyle = ({ from }: Span) => styles.some((style) => style.from <= from && from < style.to);
  // "I still have no plan": what is missing is only requested if it is an idea or a title.
  const isMissing = ({ kind, from }: NounPlace) =>
    kind === "document" && pattern(MISSING, exactly).test(part(clause, { from: from - 1, to: from }).norm);
  const nouns = findNouns(clause).filter(
    (noun) => TOOLS[noun.kind] !== undefined && !isStyle(noun) && !isMissing(noun),
  );
  const exact = nouns.filter(({ kind }) => kind !== "concept");
  const isIdea = (noun: NounPlace) => pattern(IDEA_NOUN, exactly).test(part(clause, noun).norm);
  // "3 ideas and 3 titles" are two things, "title ideas" are one.
  const isCounted = ({ to }: NounPlace, from: number) => /\d/.test(part(clause, { from: to, to: from }).norm);
  const objects = nouns.filter(
    (noun) =>
      !isIdea(noun) ||
      !exact.some(
        ({ from, to }) => noun.from <= to && noun.from >= from - 3 && noun.from - to <= 1 && !isCounted(noun, from),
      ),
  );
  const title = objects.find(({ kind }) => kind === "title");
  const picture = findSpan(clause, pattern(PICTURE_NOUN));
  if (title && picture && !exact.some(({ kind }) => kind === "thumbnail") && isNear(title, picture))
    return [...objects, { ...picture, kind: "thumbnail" as const }].sort((a, b) => a.from - b.from);
  const approaching = findSpan(clause, pattern(grammar.approaching));
  const isInside = approaching && objects.length === 1 && (objects[0]?.to ?? 0) <= approaching.to;
  if (isInside && (objects[0]?.from ?? 0) >= approaching.from)
    return [{ ...approaching, kind: "concept", isQuestion: true }];
  if (!objects.every(isIdea)) return objects;
  const naming = findSpan(clause, pattern(grammar.naming));
  if (naming) return [{ ...naming, kind: "title", isQuestion: true }];
  if (approaching) return [{ ...approaching, kind: "concept", isQuestion: true }];
  if (objects.length > 0) return objects;
  if (picture && (has(clause, grammar.draw) || isPictureOf(clause, picture, grammar)))
    return [{ ...picture, kind: "thumbnail" }];
  const drawing = findSpan(
    clause,
    pattern(
      `(?:(?:${grammar.polite}|${grammar.ask}|,) ){0,4}?(?:${grammar.drawing})(?: (?:me|us|mir|uns|moi|nous))?`,
      opening,
    ),
  );
  return drawing ? [{ ...drawing, kind: "thumbnail", isQuestion: true }] : [];
}
/** "Can you do pics for that". */
const isPictureOf = (clause: Reading, { from, to }: Span, { ask, pronoun }: RequestGrammar): boolean =>
  has(part(clause, { from: Math.max(0, from - 3), to: from }), `${ask}|\\d+`) &&
  pattern(`(?:of|for|to|von|für|zu|para|de|pour) (?:${pronoun})|${OF_IT}|dazu|dafür`, opening).test(
    part(clause, { from: to, to: clause.tokens.length }).norm,
  );
const isNear = (a: Span, b: Span) => b.from - a.to <= 3 && a.from - b.to <= 3;

/** Objects of one request: "3 titles and 2 thumbnails about". A package has a title and a thumbnail. */
function joinedObjects(clause: Reading, objects: readonly NounPlace[], grammar: RequestGrammar): NounPlace[] {
  const [first] = objects;
  if (!first) return [];
  const joined = [first];
  for (const next of objects.slice(1)) {
    const last = joined.at(-1);
    if (!last) break;
    const between = part(clause, { from: last.to, to: next.from });
    if (first.kind === "package" && between.tokens.length <= 2) {
      joined.push(next);
      continue;
    }
    if (!pattern(`(?:, )?(?:(?:${grammar.and}|,|\\+|/|or|oder|o|ou) ){0,5}(?:\\S+ ?){0,3}`, exactly).test(between.norm))
      break;
    if (between.tokens.length > 5 || !has(between, `${grammar.and}|,|\\+|/`)) break;
    if (findSpan(between, pattern(grammar.about))) break;
    joined.push(next);
  }
  const kinds = new Set(joined.map(({ kind }) => kind));
  const named =
    joined.find(({ kind }) => kind === "package") ?? objects.find((one) => one.kind === "package" && kinds.size > 1);
  const whole = named ?? (isWhole(clause, kinds) ? first : undefined);
  if (whole) return [{ ...whole, kind: "package", to: joined.at(-1)?.to ?? whole.to }];
  return joined.filter(({ kind }, at) => joined.findIndex((one) => one.kind === kind) === at);
}

/** "Everything for X: title and picture" is a package. */
const isWhole = (clause: Reading, kinds: ReadonlySet<ObjectKind>): boolean =>
  [...kinds].every((kind) => kind === "title" || kind === "thumbnail" || kind === "concept") &&
  kinds.has("title") &&
  kinds.has("thumbnail") &&
  has(clause, WHOLE);

/** Words beside the object that say how: "funny titles", "títulos graciosos". Those before its number or a comma do not. */
function toneBeside(
  clause: Reading,
  { from, to }: Span,
  { noun, grammar, language, taken }: { noun: number; grammar: RequestGrammar; language: Language; taken: Taken },
): string[] {
  const known = `${grammar.ask}|${grammar.polite}|${grammar.pronoun}|${grammar.filler}|${grammar.articles}|${grammar.some}|${grammar.one}|${grammar.imperatives}|${grammar.video}|${IDEA_NOUN}|\\d+|,|:|;|\\+|-|me|mir|moi|stück|title|titel|thumbnail|${grammar.about}|style|stil|estilo|type|clickbait|noch|neue[nr]?|hast|du|got|full|complete|entire|ganze[sn]?|komplett\\w*|complet[oa]?s?|gut\\w*|good|nice|decent|welche\\w*|which|quel\\w*|qué|cuál|würdest|le|pongo|juntos?|juntas?|ensemble|youtube|gerne?|tu|u|need|want|see|sehen|ver|voir|different|distint[oa]s?|diferentes?|rápid[oa]s?|schnelle[nrms]?|rapides?|quick|unterschiedliche[nrms]?|verschiedene[nrms]?|fois|possibles?|posibles?|mögliche[nrms]?|différente?s?|brauche?|necesito|quiero|veux|help\\w*|ayud\\w+|hilf\\w*|helf\\w*|aide\\w*`;
  const countAt = clause.tokens.findLastIndex(
    ({ key }, at) => at >= from && at < noun && (/^\d{1,2}$/.test(key) || key === "," || taken[at] === true),
  );
  const phrases = findSpans(
    clause,
    pattern(`${grammar.ask}|${grammar.polite}|${grammar.topicIs}|${grammar.about}|${grammar.videoLead}`, globally),
  );
  const isPhrase = (at: number) => phrases.some((phrase) => phrase.from <= at && at < phrase.to);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ from: from + at, to: from + at + 1 }))
    .filter((span) => span.from > countAt && !taken[span.from] && !isPhrase(span.from))
    .filter((span) => {
      const { norm } = part(clause, span);
      if (pattern(grammar.tones, exactly).test(norm)) return true;
      /** An adjective that is not in the list stands next to its noun. */
      const { after, ending, plural } = ADJECTIVE[language];
      const isNextTo = after ? span.from >= noun + 1 && span.from <= noun + 2 : span.to === noun;
      // "Concepts couture d'un costume": beside a plural, a singular is no adjective.
      const agrees = !plural || !/s$/.test(clause.tokens[noun]?.key ?? "") || plural.test(norm);
      const isRelative = /^(?:qui|que|that)$/.test(clause.tokens[span.from - 1]?.key ?? "");
      return isNextTo && agrees && !isRelative && !pattern(known, exactly).test(norm) && ending.test(norm);
    })
    .map((span) => textOf(clause, span));
}

const isTone = (word: string, clause: Reading, grammar: RequestGrammar) =>
  clause.tokens.some(
    ({ key, start, end }) => clause.text.slice(start, end) === word && pattern(grammar.tones, exactly).test(key),
  );

export const joinInstructions = (parts: readonly (string | undefined)[]): string | undefined => {
  const kept = [...new Set(parts.filter((one): one is string => one !== undefined && one.trim() !== ""))];
  return kept.length > 0 ? kept.join(", ") : undefined;
};

export function readGeneration(clause: Reading, context: ClauseContext, all: readonly NounPlace[]): Action[] {
  const { grammar, language } = context;
  const objects = joinedObjects(clause, all, grammar);
  const [first, last] = [objects[0], objects.at(-1)];
  if (!first || !last) return [];
  const taken: Taken = clause.tokens.map(() => false);
  const constraints = takeConstraints(clause, grammar, taken);
  const pieces =
    takeCountAfter(clause, last, language, taken) ??
    takeLastCount(clause, grammar, language, taken) ??
    countOfPieces(clause, grammar, language, taken);
  const tones = takeTrailingTones(clause, grammar, taken);
  const counts = objects.map((object) => countBefore(clause, object, { grammar, language, taken }));
  for (const object of objects) take(taken, object);

  const hasThumbnail = objects.some(({ kind }) => kind === "thumbnail");
  const named = hasThumbnail ? takeStyle(clause, 0, taken) : undefined;
  // "My working title is rubbish" has no subject.
  const isJudged = pattern(JUDGED, opening).test(part(clause, { from: last.to, to: clause.tokens.length }).norm);
  const start = isJudged
    ? undefined
    : last.isQuestion
      ? (startOfQuestion(clause, last.to, context) ?? subjectStart(clause, grammar, last.to, taken))
      : subjectStart(clause, grammar, last.to, taken);
  for (const object of all) if (start === undefined || object.to <= start) take(taken, object);
  if (start !== undefined && start < first.from) takeBackTo(clause, first.from, grammar, taken);
  const lead = start === undefined ? leadingSubject(clause, first, context) : undefined;
  const style = hasThumbnail
    ? (named ??
      takeStyle(clause, start ?? clause.tokens.length, taken) ??
      styleIn([...constraints, ...tones].join(" ")))
    : undefined;
  const other = hasThumbnail ? takeOtherStyle(clause, start ?? clause.tokens.length, taken) : undefined;
  const count = pieces ?? takeLastCount(clause, grammar, language, taken);
  let span = start === undefined ? lead : subjectFrom(clause, grammar, start, taken);
  const headEnd = start ?? clause.tokens.length;
  const beside = toneBeside(
    clause,
    {
      from: Math.max(0, first.from - 3),
      to: Math.min(headEnd < first.from ? clause.tokens.length : headEnd, last.to + 3),
    },
    { noun: first.from, grammar, language, taken },
  );
  const adjectives = span ? beside : beside.filter((word) => isTone(word, clause, grammar));
  if (!span && !isJudged) {
    for (const { from, to } of findSpans(
      clause,
      pattern(`${grammar.tones}|${grammar.ask}|${grammar.polite}|${grammar.lack}`, globally),
    ))
      if (to <= headEnd) take(taken, { from, to });
    span = residualSubject(
      clause,
      taken,
      `${grammar.ask}|${grammar.polite}|${grammar.filler}|${grammar.articles}|${grammar.some}|${grammar.imperatives}|${grammar.more}|${grammar.again}|${grammar.pieces}|${HURRY}|me|mir|moi|new|hast|du|got|you|do|have|for|your|\\d+|tell|see|le|la`,
    );
  }
  // "I'm filming wrestlers. Titles, juicy": what was said before is the subject, one adjective is a wish.
  const isSaid = context.follows === "subject" || context.follows === "reply";
  const loose = isSaid && start === undefined ? textOf(clause, span ?? { from: 0, to: 0 }) : "";
  const wish = beside.find((word) => word === loose);
  if (wish) span = undefined;
  const isOwnChannel =
    span &&
    pattern(`(?:${grammar.myChannel})|(?:(?:${grammar.videoLead}) ){0,4}(?:${grammar.video})`, exactly).test(
      part(clause, span).norm,
    );
  const reference = span && (wholeReference(part(clause, span), grammar) ?? leadingPlace(part(clause, span), context));
  const isSame =
    span &&
    pattern(
      `(?:(?:${grammar.same}|${SAME_THING}|${grammar.but}|${grammar.as}|${grammar.polite}|now|jetzt|ahora|maintenant) ?){1,5}`,
      exactly,
    ).test(part(clause, span).norm);
  // "My school makes a zombie film, give me titles for that": what was just said is meant.
  const said = reference?.which === "it" ? leadingSubject(clause, first, context) : undefined;
  const own = span && !reference && !isOwnChannel && !isSame ? span : said;
  const about = own ? subjectText(clause, own) : "";
  const instruction = joinInstructions([
    wish,
    ...adjectives.filter((word) => !(style && styleIn(word) === style)),
    ...tones.filter((tone) => !(style && styleIn(tone) === style)),
    other,
    ...constraints.filter((one) => !(style && styleIn(one) === style)),
  ]);
  return objects.map(({ kind }, at) => ({
    type: "generate",
    tool: TOOLS[kind] ?? "write_titles",
    ...(about === "" ? {} : { about }),
    ...(reference && !said ? { target: reference } : {}),
    ...optional("count", (objects.length === 1 ? count : undefined) ?? counts[at]),
    ...optional("instruction", instruction),
    ...(kind === "thumbnail" ? optional("style", style) : {}),
  }));
}

/** "What should I call [my video about X]": the subject follows without a preposition. */
function startOfQuestion(clause: Reading, from: number, { grammar }: ClauseContext): number | undefined {
  const rest = { from, to: clause.tokens.length };
  const colon = clause.tokens.findIndex(({ key }, at) => at >= from && key === ":");
  if (colon >= 0 && isOnlyRequest(part(clause, { from, to: colon }), grammar)) return colon + 1;
  const span = cleanSubject(clause, rest, grammar);
  if (!span || isOnlyRequest(part(clause, span), grammar)) return undefined;
  const link = findSpan(part(clause, rest), pattern(`(?:${grammar.about}|${grammar.videoLink})`, opening));
  return has(part(clause, rest), grammar.topicIs) ? undefined : from + (link?.to ?? 0);
}

/** "The script of [the first in broad strokes]". */
function leadingPlace(subject: Reading, { grammar, hasShown }: ClauseContext): Reference | undefined {
  const place = hasShown ? findPlace(subject, grammar) : undefined;
  if (!place || place.from > 1) return undefined;
  const rest = part(subject, { from: place.to, to: subject.tokens.length });
  return pattern(AFTER_PLACE, opening).test(rest.norm) ? place.reference : undefined;
}

export const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Partial<Record<K, V>>);

/** "For my video about X, write five titles"; "My sauna video needs titles". */
function leadingSubject(clause: Reading, object: Span, { grammar }: ClauseContext): Span | undefined {
  const lead = findSpan(clause, pattern(`(?:(?:${grammar.polite}|,) ){0,5}(?:${grammar.about})`, opening));
  const comma = clause.tokens.findIndex(
    ({ key }, at) => at < object.from && (key === "," || key === ":" || key === "-"),
  );
  if (lead && lead.from === 0 && comma > lead.to) return cleanSubject(clause, { from: lead.to, to: comma }, grammar);
  if (
    comma > 2 &&
    !opensWith(part(clause, { from: 0, to: comma }), `(?:(?:${grammar.polite}|,) ){0,3}(?:${grammar.ask})`)
  ) {
    const stated = findSpan(part(clause, { from: 0, to: comma }), pattern(grammar.topicIs, opening));
    return cleanSubject(clause, { from: stated && stated.to < comma ? stated.to : 0, to: comma }, grammar);
  }
  return undefined;
}

/** "…, any title ideas": the words of the request between a comma and the object end the subject before them. */
function takeBackTo(clause: Reading, objectAt: number, grammar: RequestGrammar, taken: Taken): void {
  const known = pattern(`${grammar.ask}|${grammar.polite}|${grammar.filler}|${grammar.some}|\\d+`, exactly);
  let at = objectAt - 1;
  while (at > 0 && (taken[at] || known.test(clause.tokens[at]?.key ?? ""))) at--;
  if (clause.tokens[at]?.key === ",") take(taken, { from: at, to: objectAt });
}
