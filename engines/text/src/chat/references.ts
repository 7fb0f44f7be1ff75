import type { RequestGrammar } from "./data/request-grammar.ts";
import { AFTER_PLACE, DETERMINERS } from "./data/scaffold.ts";
import { NOUNS, numberWordsOf, type ObjectKind, TIME_UNITS } from "./data/shared.ts";
import { globally, LANGUAGES, pattern } from "./grammar.ts";
import { findSpan, findSpans, fold, type Reading, type Span } from "./tokens.ts";

/** Which of the shown items a request refers to; places count from 1. */
type Which = readonly number[] | "last" | "all" | "both" | "it";
export type Reference = { which: Which; kind?: ObjectKind };

const KINDS = [
  "package",
  "thumbnail",
  "title",
  "project",
  "document",
  "concept",
] as const satisfies readonly ObjectKind[];
const PLACE_OF_WORD = new Map(
  LANGUAGES.flatMap((language) =>
    numberWordsOf(language).flatMap((forms, at) => forms.map((form) => [fold(form), at + 1] as const)),
  ),
);
const UNITS = TIME_UNITS.map(([source]) => source).join("|");
const MADE = `${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.concept}|${NOUNS.package}`;
const NUMBERED = `(?:the|el|la|le|den|der|die|das|dem|l'|al|del|du|au|vom|zum) (\\d{1,2})(?:(?= ?(?:$|${AFTER_PLACE})(?: |$))|(?! (?:${UNITS}|\\S+(?:s|en|er))(?: |$)))|(?:make|mach|mache|haz|deja|pon|rends|fais|do|like|love|save|take|nimm|speicher) (\\d{1,2})(?! (?:\\S+ ){0,3}(?:${MADE}|more|mehr|mas|plus|of|davon|stuck|others?|andere|otros|autres))|(?:number|no|nr|num|nummer|número|numéro|n|option|opción|#)(?: [.°º#])? ?(\\d{1,2})|(?:title|concept|thumbnail|package|option|titre|miniature|vignette|paquet|idée|título|concepto|miniatura|paquete|idea|konzept|paket|idee|(?:der|den|dem|vom|zum) titel|vorschlag|propuesta|proposition) (\\d{1,2})(?= ?(?:$|${AFTER_PLACE})(?: |$))|(?:number|nummer|número|numéro) (${[...PLACE_OF_WORD.keys()].join("|")})`;
/** Nouns after an ordinal that make it part of a subject: "the first person", "last month". */
const NOT_SHOWN = `(?:${UNITS}|person|persona|personne|person|perspektive|time|times|vez|mal|fois|\\d+)(?= |$)`;

/** `isQuestion`: no noun but a question such as "what should I call". */
export type NounPlace = Span & { kind: ObjectKind; isQuestion?: boolean };

/** Nouns in the order of the text; where two overlap, the one that comes first in `KINDS`. */
export function findNouns(reading: Reading): NounPlace[] {
  const found: NounPlace[] = [];
  for (const kind of KINDS)
    for (const span of findSpans(reading, pattern(NOUNS[kind], globally)))
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, kind });
  return found.sort((a, b) => a.from - b.from);
}

const kindNear = (reading: Reading, { from, to }: Span): ObjectKind | undefined =>
  findNouns(reading).find((noun) => noun.from <= to + 1 && noun.to >= from - 1)?.kind;

function withKind(reading: Reading, span: Span, which: Which): Span & { reference: Reference } {
  const kind = kindNear(reading, span);
  return { ...span, reference: kind ? { which, kind } : { which } };
}

/** A reference by place: "the second one", "number 3", "the last", "both", "all of them". */
export function findPlace(reading: Reading, grammar: RequestGrammar): (Span & { reference: Reference }) | undefined {
  const range = findSpan(
    reading,
    pattern(
      `(?:${grammar.ordinals[0]}|${sourceOfPlural(grammar)}) (\\d|two|three|four|dos|tres|cuatro|zwei|drei|vier|beiden|deux|trois|quatre)|(deux|trois|quatre|\\d) premi(?:ers|ères)`,
    ),
  );
  if (range) {
    const size = sizeOf(range.groups.find((group) => group !== undefined) ?? "");
    return withKind(
      reading,
      range,
      Array.from({ length: size }, (_, at) => at + 1),
    );
  }
  const both = findSpan(reading, pattern(grammar.both));
  if (both) return withKind(reading, both, "both");
  const numbered = findSpans(reading, pattern(NUMBERED, globally));
  if (numbered.length > 0) {
    const span = { from: numbered[0]?.from ?? 0, to: numbered.at(-1)?.to ?? 0 };
    const places = [...reading.norm.matchAll(pattern(NUMBERED, globally))].map(
      ([, place, made, number, named, word = ""]) =>
        Number(place ?? made ?? number ?? named ?? PLACE_OF_WORD.get(word) ?? 1),
    );
    return withKind(reading, span, [...new Set(places)]);
  }
  const places = grammar.ordinals.flatMap((source, at) =>
    findSpans(reading, pattern(`(?:${source})(?! ${NOT_SHOWN})`, globally)).map((span) => ({ ...span, place: at + 1 })),
  );
  if (places.length > 0) {
    places.sort((a, b) => a.from - b.from);
    const span = { from: places[0]?.from ?? 0, to: places.at(-1)?.to ?? 0 };
    return withKind(reading, span, [...new Set(places.map(({ place }) => place))]);
  }
  const last = findSpan(reading, pattern(`(?:${grammar.last})(?! ${NOT_SHOWN})`));
  if (last) return withKind(reading, last, "last");
  const all = findSpan(reading, pattern(grammar.all));
  return all && withKind(reading, all, "all");
}

const sourceOfPlural = ({ ordinals }: RequestGrammar) =>
  ordinals[0]?.startsWith("primer") ? "primer[oa]s" : ordinals[0]?.startsWith("erste") ? "ersten" : "first";
const SIZES: Record<string, number> = {
  two: 2,
  dos: 2,
  zwei: 2,
  beiden: 2,
  deux: 2,
  three: 3,
  tres: 3,
  drei: 3,
  trois: 3,
};
const sizeOf = (word: string) => SIZES[word] ?? (Number(word) || 4);

/** A reference by pronoun: "it", "that one". */
export function findPronoun(reading: Reading, grammar: RequestGrammar): (Span & { reference: Reference }) | undefined {
  const found = findSpan(reading, pattern(grammar.pronoun));
  return found && withKind(reading, found, "it");
}

/** The reference if the whole text is one: "the third title", "it", "both of them". */
export function wholeReference(reading: Reading, grammar: RequestGrammar): Reference | undefined {
  if (reading.tokens.length === 0 || reading.tokens.length > 8) return undefined;
  const place = findPlace(reading, grammar);
  const nouns = findNouns(reading);
  const rest = reading.norm
    .replace(pattern(`${Object.values(NOUNS).join("|")}|outliers?|${grammar.video}`, globally), " ")
    .replace(
      pattern(`${grammar.ordinals.join("|")}|${grammar.last}|${grammar.all}|${grammar.both}|${NUMBERED}`, globally),
      " ",
    )
    .replace(pattern(`${grammar.pronoun}|${DETERMINERS}|${grammar.polite}|\\d`, globally), " ")
    .replace(/[\s#,.!?]+/g, "");
  if (rest !== "") return undefined;
  if (place) return place.reference;
  const pronoun = findPronoun(reading, grammar);
  if (!pronoun) return undefined;
  const kind = nouns[0]?.kind;
  return kind ? { which: "it", kind } : { which: "it" };
}
