import type { Action } from "./actions.ts";
import { countAlone, countOfPieces, numberOf, numberSource } from "./counts.ts";
import {
  DETAIL_WORDS,
  DETERMINERS,
  FORGET,
  MEMORY,
  NEW,
  OPINION,
  OWN_VIDEOS,
  STATEMENT,
  WHERE,
} from "./data/scaffold.ts";
import {
  IDEA_NOUN,
  KEEP,
  LANGUAGE_NAMES,
  LATER,
  MAY,
  MOMENT_NOUN,
  NOUNS,
  OF_IT,
  ONLY_HAVE,
  PICTURE_NOUN,
} from "./data/shared.ts";
import { LOOK_UP, SENDING } from "./data/situations.ts";
import { firstOf, has, opensWith, pattern } from "./grammar.ts";
import { onlyUnwanted, takeConstraints } from "./manner.ts";
import { type ClauseContext, findObjects, joinInstructions, optional, readGeneration } from "./read-generation.ts";
import { readMemory, readOutlierSearch, readProjectDraft, readProjectSearch, readWebSearch } from "./read-lookups.ts";
import { readRepeat } from "./read-repeat.ts";
import { findChange, readRevision, textAfterColon } from "./read-revision.ts";
import { isSmallEdit, readConversion, readDrawing, readMention } from "./read-shown.ts";
import { isIntegration, isPitch, readIntegrations, readPitch } from "./read-sponsors.ts";
import { findNouns, findPlace, type NounPlace, wholeReference } from "./references.ts";
import { takeDays, takeMinIndex, takeSort } from "./search-filters.ts";
import { cleanSubject, isOnlyRequest, subjectStart, subjectText, trimSpan } from "./subject.ts";
import { closing, exactly, findSpan, opening, part, QUOTE_KEY, type Reading, type Span } from "./tokens.ts";

/** What one clause requests; an empty list if it is only chatter. */
export function readClause(whole: Reading, around: ClauseContext): Action[] {
  const { grammar } = around;
  const isAdded = opensWith(whole, `(?:[,¿] ){0,2}(?:${grammar.and}|${grammar.next})(?= )`) !== undefined;
  const context = { ...around, isAdded };
  const trimmed = part(whole, trimStart(whole, context));
  const clause = has(whole, grammar.web) && !has(trimmed, grammar.web) ? whole : trimmed;
  if (opensWith(clause, FORGET) && has(clause, `${grammar.listMemory}|${MEMORY}`))
    return [{ type: "reply", reply: "cannotForget" }];
  if (has(whole, grammar.listMemory) && !findObjects(whole, grammar).some(({ from }) => from === 0))
    return [{ type: "listMemory" }];
  const memory = readMemory(whole, context) ?? readMemory(clause, context);
  if (memory) return [memory];
  if (
    opensWith(whole, `(?:(?:${grammar.polite}|,) ){0,5}(?:${grammar.help})`) &&
    clause.tokens.length < 8 &&
    findObjects(clause, grammar).length === 0
  )
    return [{ type: "reply", reply: "abilities" }];
  if (has(part(clause, { from: 0, to: 6 }), grammar.translate)) return [{ type: "reply", reply: "cannotTranslate" }];
  const asked = questionLookedUp(clause, context);
  if (asked) return [asked];
  const sending = `(?:(?:${grammar.polite}|,|¿|${MAY}|you|du|tu) ){0,5}(?:${SENDING[context.language]})`;
  if (opensWith(clause, sending) && !endsWithRequest(clause, context)) return [{ type: "reply", reply: "cannotSend" }];
  return readDetail(clause, context) ?? readRequest(clause, context);
}

/** "Mail the king for a year: 5 titles": what stands before the request is its subject. */
function endsWithRequest(clause: Reading, { grammar }: ClauseContext): boolean {
  const mark = clause.tokens.findLastIndex(({ key }) => /^[,:?–-]$/.test(key));
  const rest = part(clause, { from: mark + 1, to: clause.tokens.length });
  return mark > 0 && findObjects(rest, grammar).length > 0 && isOnlyRequest(rest, grammar);
}

/** Position after greetings and joining words. */
function trimStart(clause: Reading, { grammar }: ClauseContext): Span {
  const { from } = trimSpan(clause, { from: 0, to: clause.tokens.length }, grammar);
  return { from, to: clause.tokens.length };
}

/** A number, a limit of length or a language alone: "two would do", "max 50 characters". */
function readDetail(clause: Reading, context: ClauseContext): Action[] | undefined {
  const { grammar, language } = context;
  const moments = context.follows === "integrations" ? `|${MOMENT_NOUN}` : "";
  const count = countAlone(clause, { ...grammar, pieces: grammar.pieces + moments }, language);
  if (count !== undefined) return [{ type: "detail", count }];
  // "Three variations of it" changes what is shown.
  if (context.hasShown && !context.follows && has(clause, grammar.changes.variations) && has(clause, OF_IT))
    return undefined;
  const isMade = context.follows === "generate" || context.follows === "revise" || context.follows === "repeat";
  if (isMade && onlyUnwanted(clause) && findObjects(clause, grammar).length === 0)
    return [
      {
        type: "detail",
        instruction: subjectText(clause, trimSpan(clause, { from: 0, to: clause.tokens.length }, grammar)),
      },
    ];
  const taken = clause.tokens.map(() => false);
  const constraints = takeConstraints(clause, grammar, taken);
  const pieces = countOfPieces(clause, grammar, language, taken);
  const isSearch = context.follows === "outliers";
  const sort = isSearch ? takeSort(clause, grammar, taken) : undefined;
  const days = isSearch ? takeDays(clause, grammar, language, taken) : undefined;
  const minIndex = isSearch ? takeMinIndex(clause, grammar, taken) : undefined;
  const rest = clause.tokens.filter(({ key }, at) => !taken[at] && /[\p{L}\d]/u.test(key));
  const number = rest.map(({ key }) => numberOf(key, language)).find((one) => one !== undefined);
  const filler = pattern(
    `${grammar.polite}|${grammar.filler}|${grammar.pronoun}|${grammar.roughly}|${grammar.pieces}|${grammar.redo}|${grammar.tail}|${DETAIL_WORDS}|${numberSource(language)}`,
    exactly,
  );
  const isFound =
    constraints.length > 0 || (pieces ?? days ?? minIndex ?? sort ?? (context.follows && number)) !== undefined;
  if (isFound && rest.every(({ key }) => filler.test(key)))
    return [
      {
        type: "detail",
        ...optional("count", pieces ?? number),
        ...optional("instruction", joinInstructions(constraints)),
        ...optional("days", days),
        ...optional("minIndex", minIndex),
        ...optional("sort", sort),
      },
    ];
  const named = pattern(
    `(?:(?:${grammar.polite}|${grammar.same}|,|jetzt|now|ahora) ){0,5}(?:${grammar.inLanguage}) (?:${LANGUAGE_NAMES})(?: (?:${grammar.polite})){0,5}`,
    exactly,
  );
  if (named.test(clause.norm)) {
    const span = findSpan(clause, pattern(`(?:${grammar.inLanguage}) (?:${LANGUAGE_NAMES})`));
    return [{ type: "repeat", ...optional("instruction", span && subjectText(clause, span)) }];
  }
  return undefined;
}

function readRequest(clause: Reading, context: ClauseContext): Action[] {
  const { grammar } = context;
  const nouns = findNouns(clause);
  const objects = findObjects(clause, grammar);
  const [object] = objects;
  const objectAt = object?.from ?? Number.POSITIVE_INFINITY;
  const project = nouns.find(({ kind }) => kind === "project");
  const isSaved = has(clause, grammar.save) && project !== undefined;
  if (project && isProjectDraft(clause, context, project, isSaved, objectAt))
    return [readProjectDraft(clause, context)];
  const isPutInto = context.follows === "saveProject" && opensWith(clause, `(?:${grammar.and} )?(?:${grammar.save})`);
  if (context.hasShown && !project && (isSaving(clause, context) || (isPutInto && findPlace(clause, grammar))))
    return [readProjectDraft(clause, context)];
  const titled = object?.kind === "title" ? writtenTitle(clause, object, context) : undefined;
  if (titled) return [{ type: "saveProject", name: titled, title: titled }];
  if (isPitch(clause, context, objectAt)) return [readPitch(clause, context)];
  // "X sponsors my video, give me 2 ideas how to work them in"
  if (context.follows === "integrations" && (has(clause, grammar.placement) || isOnlyIdeas(clause, objects))) {
    const { brand, count, about } = readIntegrations(clause, context);
    if (!brand || isOnlyIdeas(clause, objects))
      return [{ type: "detail", ...optional("count", count), ...optional("about", about) }];
  }
  if (isIntegration(clause, context, objectAt))
    return [{ ...readIntegrations(clause, context), isRemark: isAboutPerson(clause, context) }];
  const isPerson = isAboutPerson(clause, context);
  if (
    !isPerson &&
    firstOf(clause, grammar.web) < Math.min(objectAt, project?.from ?? Number.POSITIVE_INFINITY) &&
    !isOutlierRequest(clause, context, 0)
  )
    return [readWebSearch(clause, context)];
  if (
    (project && project.from < objectAt + 3 && !isSubjectOf(clause, project, object, context)) ||
    (project && isOnlyIdeas(clause, objects) && has(clause, grammar.search)) ||
    (!object && has(clause, grammar.working)) ||
    isStored(clause, grammar, objects)
  )
    return [readProjectSearch(clause, context)];
  if (!object && opensWith(clause, `${grammar.topicIs}|${ONLY_HAVE}`)) return readRest(clause, context);
  const drawn = readConversion(clause, context, objects) ?? readDrawing(clause, context, objects);
  if (drawn) return [drawn];
  if (context.hasShown && pattern(`(?:(?:${grammar.dislike}|${grammar.polite}|,) ?){1,8}`, exactly).test(clause.norm))
    return [{ type: "reply", reply: "askRequest" }];
  const mentioned = readMention(clause, context);
  if (mentioned) return [mentioned];
  const repeated = readRepeat(clause, context, objectAt);
  if (repeated) return [repeated];
  const awaited = awaitedSubject(clause, context, objects);
  if (awaited) return [awaited];
  const revised = isRevision(clause, context, objects) ? readRevision(clause, context) : undefined;
  if (revised) return [revised];
  if (!isPerson && isOutlierRequest(clause, context, objectAt)) return [readOutlierSearch(clause, context)];
  if (!isPerson && has(clause, grammar.web)) return [readWebSearch(clause, context)];
  if (object && isGeneration(clause, context, object)) return readGeneration(clause, context, objects);
  return readRest(clause, context);
}

/** "How long is parental leave in Norway, check it for me". The question may be the clause before. */
function questionLookedUp(clause: Reading, { grammar, follows }: ClauseContext): Action | undefined {
  const wish = findSpan(clause, pattern(`(?:${LOOK_UP})(?: (?:${grammar.polite})){0,3}`, closing));
  if (!wish) return undefined;
  const head = part(clause, { from: 0, to: wish.from });
  if (pattern(`(?:(?:${grammar.polite}|,) ?){1,4}`, exactly).test(head.norm) || wish.from === 0)
    return follows === "reply" ? { type: "web", query: "" } : undefined;
  const isQuestion =
    /[,?–-]$/.test(head.norm) &&
    opensWith(head, `(?:¿ |c' est |ça fait |es sind |son )?(?:${grammar.question})`) !== undefined;
  return isQuestion ? { type: "web", query: subjectText(clause, { from: 0, to: wish.from }) } : undefined;
}

/** "2 thumbnails. Coffee cup sliding on black ice": words of their own after a request without a subject. */
function awaitedSubject(clause: Reading, context: ClauseContext, objects: readonly NounPlace[]): Action | undefined {
  const { grammar, awaitsSubject } = context;
  const isIt = opensWith(clause, grammar.pronoun) && !opensWith(clause, grammar.articles);
  const other = `${grammar.question}|${grammar.edit}|${grammar.changes.shorten}|${grammar.ask}|${grammar.imperatives}`;
  if (!awaitsSubject || objects.length > 0 || clause.tokens.length < 3) return undefined;
  if (context.hadShown ? findPlace(clause, grammar) : wholeReference(clause, grammar)) return undefined;
  if (isIt || opensWith(clause, other) || has(clause, `${grammar.web}|${grammar.performed}|${grammar.stored}`))
    return undefined;
  const start = opensWith(clause, grammar.topicIs)?.to ?? opensWith(clause, grammar.about)?.to ?? 0;
  const span = cleanSubject(clause, { from: start, to: clause.tokens.length }, grammar);
  return span && { type: "subject", about: subjectText(clause, span) };
}

/** "Give me 2 ideas for how to work them in" after a sponsor is about the moments. */
const isOnlyIdeas = (clause: Reading, objects: readonly NounPlace[]): boolean =>
  objects.length > 0 && objects.every((object) => pattern(IDEA_NOUN, exactly).test(part(clause, object).norm));

/** Whether a noun stands in the subject of a request: "titles for my project". */
const isSubjectOf = (clause: Reading, noun: Span, object: Span | undefined, { grammar }: ClauseContext): boolean => {
  if (!object || object.from > noun.from) return false;
  const start = subjectStart(clause, grammar, object.to, []);
  return start !== undefined && start <= noun.from;
};

function isProjectDraft(
  clause: Reading,
  context: ClauseContext,
  project: NounPlace,
  isSaved: boolean,
  objectAt: number,
): boolean {
  const { grammar } = context;
  // "Where did I put the project" looks for one.
  if (opensWith(clause, WHERE)) return false;
  if (isSaved && firstOf(clause, grammar.save) < project.from + 3) return true;
  const after = part(clause, { from: project.to, to: project.to + 2 });
  if (!opensWith(clause, grammar.question) && has(after, "anlegen|erstellen|starten|eröffnen")) return true;
  const before = part(clause, { from: Math.max(0, project.from - 3), to: project.from });
  const object = findObjects(clause, grammar)[0];
  if (object && object.from < project.from && !findPlace(part(clause, { from: 0, to: project.from }), grammar))
    return false;
  const createAt = firstOf(clause, grammar.create);
  if (
    has(before, NEW) &&
    !opensWith(clause, `(?:${grammar.search}) (?:me |mir |moi )?(?:my|meine|mis|mes|all|alle|the|die|los|les)`)
  )
    return true;
  return (
    createAt < project.from &&
    createAt < objectAt &&
    !opensWith(clause, grammar.question) &&
    !has(before, "my|our|mein\\w*|unser\\w*|mis?|nuestros?|mes|mon|nos|notre|which|welche|qué|quels")
  );
}

/** A question about what was saved, unless it belongs to what is to be made: "titles about what I have in development". */
function isStored(clause: Reading, grammar: ClauseContext["grammar"], objects: readonly NounPlace[]): boolean {
  const stored = has(clause, grammar.performed) ? undefined : findSpan(clause, pattern(grammar.stored));
  return stored !== undefined && (isOnlyIdeas(clause, objects) || !objects.some(({ to }) => to <= stored.from));
}

/** "Save this title: How to Age Cheese". */
function writtenTitle(clause: Reading, { to }: Span, { grammar }: ClauseContext): string | undefined {
  if (!opensWith(clause, `(?:${KEEP}|${grammar.save})(?= )`) || !/^[:"]$|^qqq$/.test(clause.tokens[to]?.key ?? ""))
    return undefined;
  const quote = clause.tokens[to]?.quote;
  return quote ?? subjectText(clause, { from: to + 1, to: clause.tokens.length });
}

/** "Save that one", "keep the second for later". */
function isSaving(clause: Reading, { grammar, language }: ClauseContext): boolean {
  const place = `${grammar.ordinals.join("|")}|${grammar.last}|${grammar.all}|${grammar.both}|${grammar.pronoun}|${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.concept}|${numberSource(language)}`;
  const words = `${place}|${grammar.articles}|${grammar.polite}|${grammar.tail}|${grammar.ask}|one|ones|number|nummer|número|numéro|,|#`;
  return pattern(`(?:(?:${words}|${OPINION}) ){0,8}(?:${KEEP})(?: (?:${words}|${LATER})){0,8}`, exactly).test(
    clause.norm,
  );
}

/** "I teach ceramics online": what people say about themselves is no search. */
const isAboutPerson = (clause: Reading, { grammar }: ClauseContext): boolean =>
  opensWith(clause, `${STATEMENT}|${grammar.topicIs}`) !== undefined &&
  !opensWith(clause, grammar.ask) &&
  !has(clause, "outliers?|ausreißer|wonder|know|google\\w*") &&
  !has(clause, grammar.question);

function isOutlierRequest(clause: Reading, { grammar }: ClauseContext, objectAt: number): boolean {
  const at = Math.min(
    firstOf(clause, grammar.performed),
    firstOf(clause, grammar.followed),
    firstOf(clause, grammar.shortVideos),
  );
  const isExplicit = /\b(?:outlier|ausreisser|breakout)/.test(clause.norm);
  if (Number.isFinite(objectAt)) {
    const start = subjectStart(clause, grammar, objectAt + 1, []);
    // "Titles about how my bread went viral": success is part of the subject.
    if (start !== undefined && start <= at && !isExplicit) return false;
    const isNamed = objectAt > 0 || has(clause, grammar.naming);
    if (isNamed && objectAt < (start ?? clause.tokens.length) && !(isExplicit && at < objectAt)) return false;
  }
  if (Number.isFinite(at)) return true;
  const isRanked = has(clause, grammar.byViews) && !has(clause, `${grammar.web}|${OWN_VIDEOS}`);
  if (isRanked && !Number.isFinite(objectAt)) return true;
  const free = clause.tokens.map(() => false);
  if (!Number.isFinite(objectAt) && takeMinIndex(clause, grammar, free) !== undefined) return true;
  const video = findSpan(clause, pattern(grammar.video));
  return (
    video !== undefined &&
    firstOf(clause, grammar.search) < video.from + 1 &&
    /s$/.test(clause.tokens[video.to - 1]?.key ?? "")
  );
}

/** "The same thumbnail but with rain". */
const SAME_ONE = `(?:(?:${DETERMINERS}) )?(?:same|mism[oa]|gleiche[nrs]?|selbe[nrs]?|d(?:as|ie|en)selben?|même) (?:${NOUNS.thumbnail}|${PICTURE_NOUN})`;

/** Whether the clause changes a title or thumbnail instead of requesting new ones about a subject. */
function isRevision(clause: Reading, context: ClauseContext, objects: readonly NounPlace[]): boolean {
  const { grammar, hasShown } = context;
  const isQuoted = clause.tokens.some(({ key }) => key === QUOTE_KEY);
  const change = findChange(clause, grammar);
  const place = findPlace(clause, grammar);
  const [object] = objects;
  const start = object ? subjectStart(clause, grammar, object.to, []) : undefined;
  if (isQuoted || textAfterColon(clause, context)) {
    if (change && (!object || change.span.from < object.from || start === undefined || object.kind === "title"))
      return true;
    if (isQuoted && !object) return has(clause, grammar.edit);
  }
  if (!hasShown) return false;
  const isSame = object?.kind === context.shownKind && opensWith(clause, `${SAME_ONE}(?: ,)? (?:${grammar.but})(?= )`);
  if (isSame) return true;
  /** A new thing for a shown one: "thumbnails for the second title". */
  if (object && start !== undefined && place && place.from >= start && !change) return false;
  if (object && start !== undefined && !place) {
    const rest = part(clause, { from: start, to: clause.tokens.length });
    const isAsked = has(part(clause, { from: 0, to: object.from }), grammar.ask) || /\d/.test(clause.norm.slice(0, 30));
    if (isAsked && rest.tokens.length > 0 && !pattern(grammar.pronoun, opening).test(rest.norm)) return false;
  }
  if (object && object.kind !== context.shownKind && !place && !change) return false;
  const isCounted = object && /^\d{1,2}$/.test(clause.tokens[object.from - 1]?.key ?? "");
  if (isCounted && !place && !change) return false;
  if (
    object &&
    !place &&
    !change &&
    has(clause, grammar.ask) &&
    start === undefined &&
    !has(clause, `(?:${grammar.but}|${grammar.pronoun})`)
  )
    return false;
  if (place) return true;
  if (change)
    return (
      !(object && start !== undefined && change.span.from < object.from) ||
      has(part(clause, { from: 0, to: 4 }), grammar.pronoun)
    );
  return isSmallEdit(clause, context);
}

function isGeneration(clause: Reading, { grammar }: ClauseContext, object: NounPlace): boolean {
  if (object.isQuestion || (object.kind !== "concept" && object.kind !== "document")) return true;
  if (subjectStart(clause, grammar, object.to, []) !== undefined || has(clause, grammar.ask)) return true;
  return clause.tokens.length < 10;
}

function readRest(clause: Reading, context: ClauseContext): Action[] {
  const { grammar } = context;
  const stated = findSpan(clause, pattern(grammar.topicIs));
  const { videoLead, video, videoLink } = grammar;
  const linked = findSpan(clause, pattern(`(?:(?:${videoLead}) ){1,5}(?:${video}) (?:${videoLink})`));
  const start = (stated ?? linked)?.to;
  if (start !== undefined && start < clause.tokens.length) {
    const span = cleanSubject(clause, { from: start, to: clause.tokens.length }, grammar);
    if (span) return [{ type: "subject", about: subjectText(clause, span) }];
  }
  const greeting = pattern(
    `(?:(?:${grammar.greeting}|${grammar.polite}|,|there) ){0,5}(?:${grammar.greeting}|${grammar.polite}|there|!)`,
    exactly,
  );
  if (clause.tokens.length === 0 || greeting.test(clause.norm)) return [{ type: "reply", reply: "greeting" }];
  if (has(clause, grammar.writing) && has(clause, grammar.ask)) return [{ type: "reply", reply: "cannotWrite" }];
  if (opensWith(clause, grammar.question))
    return [{ type: "reply", reply: "cannotKnow", about: subjectText(clause, { from: 0, to: clause.tokens.length }) }];
  if (findChange(clause, grammar) || opensWith(clause, grammar.edit)) return [{ type: "reply", reply: "askTarget" }];
  const span = cleanSubject(clause, { from: 0, to: clause.tokens.length }, grammar);
  const quote = clause.tokens.find((token) => token.quote !== undefined)?.quote;
  if (quote) return [{ type: "subject", about: quote }];
  return [
    { type: "reply", reply: span ? "askThing" : "askRequest", ...optional("about", span && subjectText(clause, span)) },
  ];
}
