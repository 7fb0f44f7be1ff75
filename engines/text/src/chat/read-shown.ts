import type { Action } from "./actions.ts";
import { CONVERT, OPINION } from "./data/scaffold.ts";
import { MAY, PICTURE_PARTS, PITCH_NOUN } from "./data/shared.ts";
import { has, opensWith, pattern } from "./grammar.ts";
import { takeOtherStyle, takeStyle } from "./manner.ts";
import { type ClauseContext, findObjects, optional } from "./read-generation.ts";
import { findChange } from "./read-revision.ts";
import { findPlace, findPronoun, type NounPlace } from "./references.ts";
import type { Taken } from "./subject.ts";
import { exactly, type Reading } from "./tokens.ts";

/** "Draw the first one" after titles or concepts. */
export function readDrawing(
  clause: Reading,
  { grammar, shownKind }: ClauseContext,
  objects: readonly NounPlace[],
): Action | undefined {
  if (
    shownKind === undefined ||
    shownKind === "thumbnail" ||
    objects.some(({ kind, isQuestion }) => kind === "thumbnail" && !isQuestion)
  )
    return undefined;
  const lead = `(?:(?:${grammar.polite}|${grammar.ask}|${grammar.next}|,|me|mir|moi) ){0,5}?`;
  if (!opensWith(clause, `${lead}(?:${grammar.drawing})`)) return undefined;
  const target = (findPlace(clause, grammar) ?? findPronoun(clause, grammar))?.reference;
  const taken: Taken = clause.tokens.map(() => false);
  const style = takeStyle(clause, clause.tokens.length, taken);
  const other = style ? undefined : takeOtherStyle(clause, clause.tokens.length, taken);
  return (
    target && {
      type: "generate",
      tool: "draw_thumbnails",
      target,
      ...optional("style", style),
      ...optional("instruction", other),
    }
  );
}

const KIND_TOOLS = {
  title: "write_titles",
  thumbnail: "draw_thumbnails",
  concept: "write_concepts",
  document: "write_document",
  package: "make_packages",
} as const;

/** "Turn the third one into a concept" after titles. */
export function readConversion(
  clause: Reading,
  { grammar, shownKind }: ClauseContext,
  objects: readonly NounPlace[],
): Action | undefined {
  const object = objects.at(-1);
  if (shownKind === undefined || !object) return undefined;
  const tool = Object.entries(KIND_TOOLS).find(([kind]) => kind === object.kind)?.[1];
  const place = findPlace(clause, grammar);
  const isAfterPlace = place && place.from <= 1 && object.from > place.to && object.from - place.to <= 4;
  const lead = `(?:(?:${grammar.polite}|${grammar.pronoun}|,|¿) ){0,3}`;
  if (!tool || !(isAfterPlace || opensWith(clause, `${lead}(?:${CONVERT})`))) return undefined;
  if (place && object.kind !== shownKind) return { type: "generate", tool, target: { which: place.reference.which } };
  return !place && findPronoun(clause, grammar) ? { type: "generate", tool } : undefined;
}

/** An opinion about a shown item that changes nothing. */
export function readMention(clause: Reading, { grammar, hasShown }: ClauseContext): Action | undefined {
  const place = hasShown ? findPlace(clause, grammar) : undefined;
  if (!place || place.reference.which === "all" || findChange(clause, grammar)) return undefined;
  const rest = clause.tokens.filter(({ key }, at) => (at < place.from || at >= place.to) && /[\p{L}\d]/u.test(key));
  const opinion = pattern(`${OPINION}|${grammar.articles}|${grammar.pronoun}|${grammar.polite}|one|ones`, exactly);
  const isOpinion = rest.some(({ key }) => pattern(OPINION, exactly).test(key));
  return (isOpinion || rest.length <= 1) && rest.every(({ key }) => opinion.test(key))
    ? { type: "mention", target: place.reference }
    : undefined;
}

/** A short clause about a detail: "with a dog", "without text", "make it red". */
export function isSmallEdit(clause: Reading, { grammar, shownKind }: ClauseContext): boolean {
  if (shownKind !== "title" && shownKind !== "thumbnail") return false;
  const lead = `(?:(?:${grammar.pronoun}|${grammar.again}|${grammar.redo}|${grammar.polite}|,) ){0,5}`;
  const edit = opensWith(clause, `${lead}(?:${grammar.edit}|${grammar.tones})`);
  const asked = opensWith(clause, MAY) ? undefined : opensWith(clause, grammar.question);
  if ((asked && asked.to >= (edit?.to ?? 0)) || has(clause, grammar.performed) || has(clause, grammar.web))
    return false;
  if (findObjects(clause, grammar).some(({ kind }) => kind !== shownKind)) return false;
  return edit !== undefined || (shownKind === "thumbnail" && (has(clause, PICTURE_PARTS) || isWish(clause, grammar)));
}

/** After a thumbnail, words that are neither a question, a chat nor a new request say how it should look. */
const isWish = (clause: Reading, grammar: ClauseContext["grammar"]): boolean =>
  clause.tokens.length > 2 &&
  !has(
    clause,
    `${grammar.greeting}|${grammar.help}|${grammar.placement}|${grammar.writing}|${grammar.video}|${PITCH_NOUN}`,
  ) &&
  findObjects(clause, grammar).length === 0 &&
  !opensWith(clause, grammar.search);
