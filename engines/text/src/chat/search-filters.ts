import { PLACE_NAMES } from "../data/place-names.ts";
import type { Language } from "../language.ts";
import { numberOf } from "./counts.ts";
import { MAX_DAYS, MAX_INDEX } from "./data/limits.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { COMPARED, OWN_USUAL, OWNER_LEAD, OWNERS, STRONG_OWNER_LEAD } from "./data/scaffold.ts";
import { MULTIPLES, numberWordsOf, TIME_UNITS, TODAY } from "./data/shared.ts";
import { globally, has, pattern } from "./grammar.ts";
import { type Taken, take } from "./subject.ts";
import { exactly, findSpan, findSpans, type Reading, type Span, type Token, textOf } from "./tokens.ts";

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
    `(?:of the|del|de la|de l'|du|des|der)()? (${UNITS})(?= ?(?:$|[,?]))`,
    `(?:sur|over|en) (?:(?:the|les) )?${number} (${UNITS})$`,
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
    `(?:(?:${atLeast}) ){0,5}(?:${indexWord}) (?:(?:${atLeast}|of|de|d'|von|is|über|:) ){0,5}${value}`,
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
  const isByViews = takeFlag(clause, `(?:${byViews})(?! (?:${COMPARED})(?: |$))`, taken);
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
  // "Pottery, videos far above average": without "their", the first word is what the videos are about.
  const isTopic = !isOwn && has(clause, grammar.video);
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
        (place === 0 && !isTopic && clause.tokens.slice(1, 4).some(({ key }) => key === ","))),
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
