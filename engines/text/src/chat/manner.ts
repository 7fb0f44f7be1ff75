import type { RequestGrammar } from "./data/request-grammar.ts";
import { NOR, SOFTLY, TONE_NOUN } from "./data/scaffold.ts";
import { NOUNS, OTHER_STYLES, STYLES } from "./data/shared.ts";
import { globally, has, opensWith, pattern } from "./grammar.ts";
import { findNouns } from "./references.ts";
import { type Taken, take } from "./subject.ts";
import { closing, findSpan, findSpans, fold, opening, part, type Reading, type Span, textOf } from "./tokens.ts";

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
  findSpan(clause, pattern(`(?<=(?:${NOUNS.thumbnail}) )(?:${source})`)) ??
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
  (Object.keys(STYLES) as Style[]).find((style) => pattern(STYLES[style]).test(fold(text)));

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
          `${grammar.polite}|${grammar.filler}|${SOFTLY}|ones|and|und|y|et|not too|nicht zu|no muy|pas trop|very|sehr|muy|très`,
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
