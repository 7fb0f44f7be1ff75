import type { Language } from "../language.ts";
import type { Action } from "./actions.ts";
import { countAlone, numberOf, numberSource } from "./counts.ts";
import { ANOTHER, SEEING, STRONG_ABOUT } from "./data/scaffold.ts";
import { NOUNS } from "./data/shared.ts";
import { globally, has, opensWith, pattern } from "./grammar.ts";
import { type ClauseContext, findObjects, optional } from "./read-generation.ts";
import { findChange } from "./read-revision.ts";
import { findPlace } from "./references.ts";
import { cleanSubject, subjectStart, subjectText } from "./subject.ts";
import { exactly, findSpan, opening, part, type Reading } from "./tokens.ts";

/** "the same for cats", "3 more", "what about dogs", "try again". */
export function readRepeat(clause: Reading, context: ClauseContext, objectAt: number): Action | undefined {
  const { grammar, language, hasShown } = context;
  if (!hasShown) return undefined;
  const lead = `(?:(?:${grammar.polite}|,|${grammar.ask}|no|nah|nope|nein|nee|non|me|mir|moi|mach|haz|hazme|fais|en|do) ){0,5}`;
  // "Same but 8", "again, but with a question".
  const number = `(?:${numberSource(language)})`;
  const changed = opensWith(
    clause,
    `${lead}(?:(?:${grammar.same}|${grammar.again})(?: thing| again)?|(?:${number} )?(?:${grammar.more})(?: ${number})?(?: (?:ones|${SHOWN_NOUNS}))?)(?: ,)? (?:${grammar.but}|${grammar.as})(?= )`,
  );
  if (changed) {
    const rest = part(clause, { from: changed.to, to: clause.tokens.length });
    const count = countAlone(rest, grammar, language);
    if (count !== undefined) return { type: "repeat", count };
    // "Two more, but at night": with more of the same, every other wish is a manner.
    const isManner =
      has(part(clause, { from: 0, to: changed.to }), grammar.more) ||
      pattern(`${grammar.tones}|${grammar.lengthLimit}|${grammar.manner}`).test(rest.norm) ||
      findChange(rest, grammar) !== undefined;
    const isLinked =
      pattern(grammar.about, opening).test(rest.norm) ||
      findObjects(rest, grammar).length > 0 ||
      findPlace(rest, grammar) !== undefined;
    const about = opensWith(rest, `${STRONG_ABOUT}|for|para|für|zu|pour`);
    const other = about && cleanSubject(rest, { from: about.to, to: rest.tokens.length }, grammar);
    if (other && findObjects(rest, grammar).length === 0 && !findPlace(rest, grammar))
      return { type: "repeat", about: subjectText(rest, other) };
    if (isManner && !isLinked)
      return {
        type: "repeat",
        instruction: subjectText(clause, { from: changed.to, to: clause.tokens.length }),
        ...optional("count", numberIn(part(clause, { from: 0, to: changed.to }), language)),
      };
  }
  const refused = opensWith(
    clause,
    `(?:(?:${grammar.polite}|,) ){0,3}(?:${grammar.dislike})(?: ,)?(?: (?:${grammar.and}))?`,
  );
  const renewed = refused && readRenewed(part(clause, { from: refused.to, to: clause.tokens.length }), context);
  if (renewed) return renewed;
  const same = findSpan(clause, pattern(`${lead}(?:${grammar.same})`, opening));
  if (same && same.from === 0) {
    const link = `(?:(?:${grammar.but}|${grammar.and}|,) ){0,5}(?:${grammar.about}|${grammar.as})`;
    const rest = part(clause, { from: same.to, to: clause.tokens.length });
    const linked = findSpan(rest, pattern(link, opening));
    const isLinkTaken = pattern("for|für|zu|über|para|sobre|pour|sur|about|mit|bei|de|du|des", exactly).test(
      clause.tokens[same.to - 1]?.key ?? "",
    );
    const from = same.to + (linked && linked.from === 0 && !isLinkTaken ? linked.to : 0);
    const span = cleanSubject(clause, { from, to: clause.tokens.length }, grammar);
    const objects = span ? findObjects(part(clause, span), grammar) : [];
    if (span && objects.length === 0 && !findPlace(part(clause, span), grammar))
      return { type: "repeat", about: subjectText(clause, span) };
    if (!span) return { type: "repeat" };
    return undefined;
  }
  // "And one for cats?" is the same for another subject.
  const another = context.isAdded && clause.tokens.length < 9 ? opensWith(clause, ANOTHER) : undefined;
  const other = another && cleanSubject(clause, { from: another.to, to: clause.tokens.length }, grammar);
  if (other && objectAt === Number.POSITIVE_INFINITY && !findPlace(part(clause, other), grammar))
    return { type: "repeat", about: subjectText(clause, other) };
  const disliked = `(?:(?:${grammar.dislike}|${grammar.polite}|,) ){0,6}`;
  const again = pattern(`(?:${lead}|${disliked})(?:${grammar.again})(?: (?:${grammar.polite})){0,5}`, exactly);
  if (again.test(clause.norm)) return { type: "repeat" };
  const more = pattern(
    `${lead}(?:(?:${numberSource(language)}) )?(?:de )?(?:${grammar.more}|${grammar.again})(?: (?:${numberSource(language)}))?(?: (?:${grammar.more}|${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.concept}|${NOUNS.package}|outliers?|of them|ones|options|davon|dazu|stück|así|ainsi|solche|(?:like|of|wie|vom|von der|von|como|comme|de|du) (?:this|these|that|those|diese\\w*|die|denen|es[oa] mism[oa]|es[oa]s(?: mism[oa]s)?|lo mismo|l[oa]s mism[oa]s|est[oae]\\w*(?: mism[oa]s?)?|es[oat]\\w*|(?:the )?same(?: (?:thing|kind|sort|type|ones?))?|(?:der |derselben |dem |den )?(?:gleichen?|selben|derselben|demselben|denselben)(?: (?:sorte|art|zeug))?|la même chose|le même|même|mêmes|ça|cela|ceux ci|ceux là|celles ci|même genre|plus)|${grammar.polite})){0,5}`,
    exactly,
  );
  if (clause.tokens.length < 9 && isOnlyMore(clause, context)) {
    return { type: "repeat", ...optional("count", numberIn(clause, language)) };
  }
  const someOfThem = pattern(
    `${lead}(?:${numberSource(language)}) (?:davon|of (?:them|those|these)|de (?:ceux ci|ceux là|celles ci|es[oa]s|est[oa]s))`,
    exactly,
  );
  if (
    (more.test(clause.norm) || someOfThem.test(clause.norm)) &&
    (objectAt === Number.POSITIVE_INFINITY || clause.tokens.length < 7)
  ) {
    const numbers = clause.tokens.map((_, at) => countAlone(part(clause, { from: at, to: at + 1 }), grammar, language));
    const noun = findObjects(clause, grammar)[0];
    if (noun && noun.kind !== context.shownKind) return undefined;
    return {
      type: "repeat",
      ...optional(
        "count",
        numbers.find((one) => one !== undefined && one > 0),
      ),
    };
  }
  return undefined;
}

/** After a refusal: "make 5 others", "write 5 about tandems instead". */
function readRenewed(rest: Reading, { grammar, language }: ClauseContext): Action | undefined {
  const isOther = findObjects(rest, grammar).length > 0 || has(rest, `${grammar.performed}|${grammar.web}`);
  if (rest.tokens.length === 0 || isOther || findPlace(rest, grammar)) return undefined;
  const count = optional("count", numberIn(rest, language));
  const known = `${grammar.ask}|${grammar.imperatives}|${grammar.redo}|${grammar.more}|${grammar.again}|${grammar.pieces}|${grammar.polite}|${grammar.pronoun}|${grammar.tail}|${grammar.some}|${numberSource(language)}|${SEEING}`;
  if (!/[\p{L}\d]/u.test(rest.norm.replace(pattern(known, globally), " "))) return { type: "repeat", ...count };
  const start = has(rest, grammar.ask) ? subjectStart(rest, grammar, 0, []) : undefined;
  const span = start === undefined ? undefined : cleanSubject(rest, { from: start, to: rest.tokens.length }, grammar);
  return span && { type: "repeat", about: subjectText(rest, span), ...count };
}

const SHOWN_NOUNS = `${NOUNS.title}|${NOUNS.thumbnail}|${NOUNS.concept}|${NOUNS.package}`;
const numberIn = (reading: Reading, language: Language): number | undefined =>
  reading.tokens.map(({ key }) => numberOf(key, language)).find((one) => one !== undefined);

/** "Can I see another five", "tu m'en mets cinq autres": nothing but a number and a word for more. */
function isOnlyMore(clause: Reading, { grammar, language }: ClauseContext): boolean {
  const more = pattern(
    `(?:${grammar.more}) (?:${numberSource(language)})|(?:${numberSource(language)}) (?:${grammar.more})`,
  );
  const known = `${grammar.more}|${grammar.ask}|${grammar.imperatives}|${grammar.polite}|${grammar.pronoun}|${grammar.tail}|${grammar.pieces}|${grammar.search}|${numberSource(language)}|${SEEING}`;
  return more.test(clause.norm) && !/[\p{L}\d]/u.test(clause.norm.replace(pattern(known, globally), " "));
}
