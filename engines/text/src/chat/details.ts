import { PLACE_NAMES } from "../data/place-names.ts";
import type { Language } from "../language.ts";
import { MAX_DAYS, MAX_INDEX } from "./data/limits.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { NOR, OWN_USUAL, OWNER_LEAD, OWNERS, SOFTLY, STRONG_OWNER_LEAD, TONE_NOUN } from "./data/scaffold.ts";
import { MULTIPLES, NOUNS, numberWordsOf, OTHER_STYLES, QUANTITIES, STYLES, TIME_UNITS, TODAY } from "./data/shared.ts";
import { globally, pattern } from "./grammar.ts";
import { findNouns } from "./references.ts";
import { type Taken, take } from "./subject.ts";
import {
  closing,
  exactly,
  findSpan,
  findSpans,
  fold,
  opening,
  part,
  type Reading,
  type Span,
  type Token,
  textOf,
  words,
} from "./tokens.ts";

const MAX_READ_COUNT = 99;

export function numberOf(key: string, language: Language): number | undefined {
  if (/^\d{1,2}$/.test(key)) return Number(key);
  const at = numberWordsOf(language).findIndex((forms) => forms.some((form) => fold(form) === key));
  return at < 0 ? undefined : at + 1;
}
export const numberSource = (language: Language) => `\\d{1,2}|${numberWordsOf(language).flat().join("|")}`;
const WORDS_BEFORE_NOUN = 4;

/** The number before a noun: "five funny titles", "a title", "a couple of packages". */
export function countBefore(
  clause: Reading,
  noun: Span,
  { grammar, language, taken }: { grammar: RequestGrammar; language: Language; taken: Taken },
): number | undefined {
  const from = Math.max(0, noun.from - WORDS_BEFORE_NOUN - 1);
  const before = part(clause, { from, to: noun.from });
  for (const [source, count] of QUANTITIES[language]) {
    const found = findSpan(before, pattern(source));
    if (found) {
      take(taken, { from: from + found.from, to: from + found.to });
      return count;
    }
  }
  const some = findSpan(before, pattern(grammar.some));
  for (let at = noun.from - 1; at >= from; at--) {
    const key = clause.tokens[at]?.key ?? "";
    if (/^[,:–-]$/.test(key)) return undefined;
    if (taken[at]) continue;
    const isArticle = pattern(grammar.one, exactly).test(key);
    const count = numberOf(key, language);
    if (count === undefined && !isArticle) continue;
    if ((count ?? 1) === 1 && isOfAnother(clause, { from: at, to: noun.from }, grammar)) return undefined;
    if (some && from + some.from <= at && at < from + some.to) return undefined;
    take(taken, { from: at, to: at + 1 });
    const value = count ?? 1;
    return value >= 1 && value <= MAX_READ_COUNT ? value : undefined;
  }
  return undefined;
}

/** "An idea for a title", "a hand with the title": the article does not count the noun. "Stuck on a title" neither. */
const isOfAnother = (clause: Reading, { from, to }: Span, grammar: RequestGrammar): boolean =>
  has(part(clause, { from: from + 1, to }), grammar.about) || has(part(clause, { from: 0, to }), grammar.lack);

/** A number with a word for pieces: "just 3 results", "acht Stück". */
export function countOfPieces(
  clause: Reading,
  grammar: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const top = findSpan(clause, pattern("top (\\d{1,2})"));
  if (top?.groups[0]) {
    take(taken, top);
    return Number(top.groups[0]);
  }
  const found = findSpan(
    clause,
    pattern(
      `(?:(?:just|only|nur|solo|sólo|juste|maximal|max|höchstens|genau|seulement|gib mir|give me|dame) )?(${numberSource(language)}) (?:${grammar.pieces})(?: (?:${grammar.pieces})){0,5}`,
    ),
  );
  if (!found?.groups[0]) return undefined;
  take(taken, found);
  return numberOf(found.groups[0], language);
}

/** The number if the clause is nothing else: "two would do". */
export function countAlone(clause: Reading, grammar: RequestGrammar, language: Language): number | undefined {
  const found = clause.norm.match(pattern(loneCount(grammar, language), exactly));
  return found?.[1] === undefined ? undefined : numberOf(found[1], language);
}

const loneCount = (grammar: RequestGrammar, language: Language) =>
  `(?:(?:${grammar.polite}|,|${grammar.ask}|${grammar.roughly}|me|mir|moi) ){0,6}(?:(?:just|only|nur|solo|sólo|juste|seulement) )?(?:the )?(${numberSource(language)})(?: (?:${grammar.pieces}|${grammar.polite})){0,5}`;

/** "Titles, six, about bees": a number between marks after the noun. */
export function takeCountAfter(clause: Reading, { to }: Span, language: Language, taken: Taken): number | undefined {
  const rest = part(clause, { from: to, to: clause.tokens.length });
  const found = findSpan(rest, pattern(`(?:[,:(–-] )?(?:x )?(${numberSource(language)})(?= ?(?:[,:)–-]|$))`, opening));
  if (!found?.groups[0]) return undefined;
  take(taken, { from: to, to: to + found.to });
  return numberOf(found.groups[0], language);
}

/** "…, hit me with 8", "…, 3, cartoon": a number that ends what is left of a request and belongs to no noun. */
export function takeLastCount(
  clause: Reading,
  grammar: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const end = clause.tokens.findLastIndex(({ key }, at) => !taken[at] && key !== ",") + 1;
  const found = findSpan(
    part(clause, { from: 0, to: end }),
    pattern(`(?:,|-|;) ${loneCount(grammar, language)}`, closing),
  );
  if (!found?.groups[0] || found.from === 0) return undefined;
  take(taken, found);
  return numberOf(found.groups[0], language);
}

/** Limits of length and manner, in the words of the person. */
export function takeConstraints(clause: Reading, grammar: RequestGrammar, taken: Taken): string[] {
  const trailing = findSpan(
    clause,
    pattern(
      `, (?:(?:${grammar.but}|${SOFTLY}) ){0,2}(?:${EXCLUDED}|${WANTED}|(?:${UNWANTED})(?! (?:more|plus|mehr|más|longer|wait)(?: |$)))(?: [^\\s,:]+){1,5}|, (?:${grammar.but})(?: [^\\s,:]+){1,2}`,
      closing,
    ),
  );
  // "…, make it 10" is a count.
  const isLimit = (span: Span) => !/\d/.test(part(clause, span).norm) && !has(part(clause, span), AS_THING);
  const excluded = trailing && isLimit(trailing) ? trailing : undefined;
  if (excluded) take(taken, { from: excluded.from, to: excluded.from + 1 });
  const withNoun = findSpan(
    clause,
    pattern(
      `(?<=(?:${NOUNS.title}|${NOUNS.concept}) )(?:with|mit|con|avec)(?: [^\\s,]+){1,4}?(?= (?:, )?(?:${DIRECT_ABOUT}) )`,
    ),
  );
  const beside =
    (withNoun && findNouns(part(clause, withNoun)).length === 0 ? withNoun : undefined) ??
    findSpan(clause, pattern(`(?<=${NAMED_THING} )(?:${EXCLUDED})(?: [^\\s,]+){1,4}?(?= (?:, )?(?:${DIRECT_ABOUT}) )`));
  const found = [grammar.lengthLimit, grammar.manner].flatMap((source) => findSpans(clause, pattern(source, globally)));
  if (excluded) found.push({ from: excluded.from + 1, to: excluded.to });
  if (beside) found.push(beside);
  return found
    .filter(({ from }) => !taken[from])
    .map((one) => {
      const span = withOthers(clause, one);
      take(taken, span);
      return textOf(clause, span);
    });
}

/** "Sin mayúsculas ni exclamaciones": what is joined to a limit at the end of a part belongs to it. */
function withOthers(clause: Reading, { from, to }: Span): Span {
  const joined = findSpan(
    part(clause, { from: to, to: clause.tokens.length }),
    pattern(
      `(?:, [^\\s,]+ ){0,3}(?:${NOR})(?: (?:${EXCLUDED}|${UNWANTED}))?(?: [^\\s,.!?]+){1,3}(?= ?(?:[,.!?]|$))`,
      opening,
    ),
  );
  const isWithout = pattern(`${EXCLUDED}|${UNWANTED}`, opening).test(part(clause, { from, to }).norm);
  const isOwn = joined && isWithout && findNouns(part(clause, { from: to, to: to + joined.to })).length === 0;
  return { from, to: isOwn ? to + joined.to : to };
}

/** "…, but as titles". */
const AS_THING = `(?:as|als|como|en|comme) (?:${Object.values(NOUNS).join("|")})`;
/** What things are not to have: "titles without question marks about". */
const EXCLUDED = "without|ohne|sin|sans";
/** Opens how things are to be: "…, keep it family friendly". */
const WANTED =
  "keep (?:it|them|things)|make (?:it|them)|they should|should be|que (?:sean?|suenen?|parezcan?|queden?|tengan?)|deben|tienen que|soll(?:en|te|ten)?|(?:es )?(?:darf|dürfen|muss|müssen)|ça doit|(?:ils|elles) doivent|qu' (?:ils|elles) (?:soient|aient)|que ce soit|il faut que|(?:on )?reste";
/** Opens what things are not to be: "…, nothing clickbaity". */
const UNWANTED =
  "nothing|no|not|none of|don't|avoid|skip|nada(?: de)?|ni|que no|no quiero|evita\\w*|nichts|nix|keine?n?|bloß nichts?|bitte nichts?|nicht|rien(?: de| d')?|pas(?: de| d')?|aucune?|surtout pas|évite\\w*";
const NAMED_THING = `(?:${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.concept}|${NOUNS.document})`;
const DIRECT_ABOUT = "about|for|on|sobre|para|acerca de|über|für|zu|zum|zur|sur|pour|à propos";

/** "Nothing clickbaity please": a clause that only says what things are not to be. */
export const onlyUnwanted = (clause: Reading): boolean =>
  clause.tokens.length <= MAX_UNWANTED &&
  !/\d/.test(clause.norm) &&
  opensWith(clause, `(?:${EXCLUDED}|${UNWANTED}|${WANTED}) \\S+`) !== undefined;
const MAX_UNWANTED = 7;

export type Style = keyof typeof STYLES;
export function takeStyle(clause: Reading, end: number, taken: Taken): Style | undefined {
  for (const [style, source] of Object.entries(STYLES) as [Style, string][]) {
    const found = findStyle(clause, end, source);
    if (!found) continue;
    take(taken, found);
    return style;
  }
  return undefined;
}
const findStyle = (clause: Reading, end: number, source: string): Span | undefined =>
  findSpan(clause, pattern(`(?:${STYLE_LEAD})(?:${source})(?: style| stil)?|(?:${source}) (?:style|stil)`)) ??
  findSpan(part(clause, { from: 0, to: end }), pattern(`(?:${source})`));
const STYLE_LEAD =
  "(?:(?:in|as|like|style|stil|estilo|im|en|als|tipo|a lo|façon|genre|mode)(?: an?| einer?| una?| une?)? ){1,3}";
/** A style without a name of its own, in the words of the person. */
export function takeOtherStyle(clause: Reading, end: number, taken: Taken): string | undefined {
  const found = findStyle(clause, end, OTHER_STYLES);
  if (!found || taken[found.from]) return undefined;
  take(taken, found);
  return textOf(clause, found);
}
export const styleIn = (text: string): Style | undefined =>
  (Object.keys(STYLES) as Style[]).find((style) => pattern(STYLES[style]).test(text));

/** Tone words in the last part of a clause: "…, funny please". */
export function takeTrailingTones(clause: Reading, grammar: RequestGrammar, taken: Taken): string[] {
  const tones: string[] = [];
  for (;;) {
    let comma = -1;
    clause.tokens.forEach(({ key }, at) => {
      if (key === "," && !taken[at]) comma = at;
    });
    if (comma <= 0) return tones;
    const span = { from: comma + 1, to: clause.tokens.length };
    const rest = part(clause, span);
    const style = `${Object.values(STYLES).join("|")}|${OTHER_STYLES}`;
    const left = rest.norm
      .replace(pattern(`${TONE_NOUN}|${grammar.tones}|${style}`, globally), " ")
      .replace(
        pattern(
          `${grammar.polite}|${grammar.filler}|and|und|y|et|not too|nicht zu|no muy|pas trop|very|sehr|muy|très`,
          globally,
        ),
        " ",
      );
    const isFree = clause.tokens.slice(span.from).every((_, at) => taken[span.from + at]);
    if (!isFree && (/[\p{L}\d]/u.test(left) || !pattern(`${TONE_NOUN}|${grammar.tones}|${style}`).test(rest.norm)))
      return tones;
    if (!isFree) tones.unshift(textOf(clause, span));
    take(taken, { from: comma, to: clause.tokens.length });
  }
}

const UNITS = TIME_UNITS.map(([source]) => source).join("|");
const PERIOD_LEAD =
  "(?:(?:from|in|within|over|during|for|of|uploaded|posted|aus|in|im|während|en|de|durante|subidos|dans|sur|au cours|pendant|des|du|publiées|within|since) )?(?:(?:the|den|dem|der|los|las|el|la|les|le|des|l'|du|of) ){0,5}";

/** The number of days of a period: "the last 3 months", "diese Woche", "depuis 6 mois". */
export function takeDays(
  clause: Reading,
  grammar: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const number = `(\\d{1,3}|${numberWordsOf(language).flat().join("|")}|couple of|paar|par de)`;
  const { period } = grammar;
  const recent = findSpan(clause, pattern(grammar.recently));
  const shapes = [
    `${PERIOD_LEAD}${number} (?:${period}) (${UNITS})`,
    `${PERIOD_LEAD}(?:${period}) (?:${number} )?(?:(?:${period}) )?(${UNITS})(?: (?:ci|pasad[oa]s?|derni(?:er|ère)s?))?`,
    `${PERIOD_LEAD}(?:${number} )?(${UNITS}) (?:pasad[oa]s?|derni(?:er|ère)s?|passée?s?)`,
  ];
  for (const shape of shapes) {
    const found = findSpan(clause, pattern(shape));
    const [amount, unit] = found?.groups ?? [];
    if (!found || unit === undefined || (amount === undefined && overlaps(found, recent))) continue;
    take(taken, found);
    const days = TIME_UNITS.find(([source]) => pattern(source, exactly).test(unit))?.[1] ?? 1;
    const times = amount === undefined ? 1 : Number(amount) || numberOf(amount, language) || 2;
    return Math.min(MAX_DAYS, Math.max(1, Math.round(days * times)));
  }
  const today = findSpan(clause, pattern(TODAY));
  if (today) take(taken, today);
  if (today) return 1;
  if (!recent || taken[recent.from]) return undefined;
  take(taken, recent);
  return RECENT_DAYS;
}

const RECENT_DAYS = 30;
/** "These days" is no period of one day. */
const overlaps = (a: Span, b: Span | undefined): boolean => b !== undefined && a.from < b.to && b.from < a.to;

const USUAL_VIEWS =
  "(?:the|their|its|his|her|sus?|las|los|la|el|ihre\\w*|seine\\w*|die|den|der|leurs?|ses|les) (?:\\S+ )?(?:usual|normal\\w*|average|views|vistas|visitas|media|promedio|habitual\\w*|aufrufe\\w*|üblich\\w*|schnitt\\w*|vues|moyenne|habituell\\w*)(?: (?:views|normales|habituales|habituelles|aufrufe|vistas|visitas|vues))?";

/** The smallest index: "at least 5x", "index supérieur à 3". */
export function takeMinIndex(clause: Reading, grammar: RequestGrammar, taken: Taken): number | undefined {
  const value = "(\\d{1,4}(?:[.,]\\d)?)";
  const { atLeast, indexWord, times } = grammar;
  const lead = `(?:(?:${atLeast}) ){0,5}(?:(?:${indexWord}) )?(?:(?:${atLeast}) ){0,5}`;
  const shapes = [
    `${lead}${value} ?(?:${times})(?: (?:or (?:more|higher|better)|and up|plus|o más|oder mehr|ou plus|\\+))?(?: (?:the |an? )?(?:${indexWord}))?(?: o más| ou plus| oder mehr| and up| or more| \\+)?(?: (?:${USUAL_VIEWS}))?`,
    `${lead}x ?${value}`,
    `(?:(?:${atLeast}) ){0,5}(?:${indexWord}) (?:(?:${atLeast}|of|de|von|is|über|:) ){0,5}${value}`,
    `(?:${atLeast}) ${value} (?:${indexWord})`,
  ];
  for (const shape of shapes) {
    const found = findSpan(clause, pattern(shape));
    if (!found?.groups[0]) continue;
    take(taken, found);
    return Math.min(MAX_INDEX, Number(found.groups[0].replace(",", ".")));
  }
  for (const [source, multiple] of MULTIPLES) {
    const found = findSpan(
      clause,
      pattern(`(?:(?:${atLeast}) ){1,3}(?:(?:el|le|the|das|um das) )?(?:${source})(?: (?:${indexWord}))?`),
    );
    if (!found) continue;
    take(taken, found);
    return multiple;
  }
  return undefined;
}

/** How a search is sorted. */
export function takeSort(clause: Reading, { byViews, newest }: RequestGrammar, taken: Taken): string | undefined {
  const isByViews = takeFlag(clause, byViews, taken);
  const isNewest = takeFlag(clause, newest, taken);
  return isByViews ? "views" : isNewest ? "newest" : undefined;
}

export function takeFlag(clause: Reading, source: string, taken: Taken): boolean {
  const found = findSpans(clause, pattern(source, globally)).filter(({ from }) => !taken[from]);
  for (const span of found) take(taken, span);
  return found.length > 0;
}

/** The name of a channel: after "the channel", or a name with capitals after "from". */
export function takeChannel(clause: Reading, grammar: RequestGrammar, taken: Taken): string | undefined {
  const isName = (at: number) => {
    const token = clause.tokens[at];
    if (!token || taken[at]) return false;
    return token.quote !== undefined || /^(?:\p{Lu}|\d|@)/u.test(clause.text.slice(token.start, token.end));
  };
  const nameFrom = (from: number): Span | undefined => {
    let to = from;
    while (isName(to)) to++;
    return to > from ? { from, to } : undefined;
  };
  const handle = clause.tokens.findIndex(({ key }) => key === "@");
  const nearHandle = handle >= 0 ? { from: handle + 1, to: handle + 2 } : undefined;
  const said = findSpan(clause, pattern(grammar.channel));
  const afterChannel = said && nameFrom(said.to);
  const by = grammar.channelFrom === "" ? [] : findSpans(clause, pattern(grammar.channelFrom, globally));
  const afterFrom = by.map(({ to }) => nameFrom(to)).find(Boolean);
  const span = nearHandle ?? afterChannel ?? afterFrom ?? (by.length === 0 ? innerCapital(clause) : undefined);
  if (!span || span.to > clause.tokens.length) return undefined;
  const name = textOf(clause, span);
  if (said && span === afterChannel) take(taken, said);
  take(taken, { from: Math.max(0, span === nearHandle ? handle - 1 : span.from - 1), to: span.to });
  return name === "" ? undefined : name;
}

/** The channel whose videos are compared with its own: "Bruno Maltor … better than usual", "… enséñame sus bombazos". */
export function takeOwner(clause: Reading, grammar: RequestGrammar, taken: Taken): string | undefined {
  if (!has(clause, OWN_USUAL)) return undefined;
  const isOwn = has(clause, OWNERS);
  const isName = ({ start, end, key, quote }: Token, at: number) =>
    !taken[at] &&
    quote === undefined &&
    /^\p{Lu}/u.test(clause.text.slice(start, end)) &&
    !PLACE_NAMES.has(key) &&
    !pattern(
      `${grammar.articles}|${grammar.videoLead}|${grammar.question}|${grammar.search}|${grammar.polite}|${grammar.ask}|${grammar.outlierFiller}|y`,
      exactly,
    ).test(key);
  const at = clause.tokens.findIndex(
    (token, place) =>
      isName(token, place) &&
      (pattern(isOwn ? OWNER_LEAD : STRONG_OWNER_LEAD, exactly).test(clause.tokens[place - 1]?.key ?? "") ||
        (place === 0 && clause.tokens.slice(1, 4).some(({ key }) => key === ","))),
  );
  if (at < 0) return undefined;
  let to = at + 1;
  for (let token = clause.tokens[to]; token && isName(token, to); token = clause.tokens[to]) to++;
  take(taken, { from: Math.max(0, at - 1), to });
  return textOf(clause, { from: at, to });
}

/** "de MrBeast": a name with a capital inside. */
function innerCapital(clause: Reading): Span | undefined {
  const at = clause.tokens.findIndex(
    ({ start, end }, place) =>
      /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(clause.text.slice(start, end)) &&
      /^(?:de|von|by|d')$/.test(clause.tokens[place - 1]?.key ?? ""),
  );
  return at < 0 ? undefined : { from: at, to: at + 1 };
}

export const opensWith = (clause: Reading, source: string): Span | undefined =>
  findSpan(clause, pattern(source, opening));
export const has = (clause: Reading, source: string): boolean => pattern(source, words).test(clause.norm);
