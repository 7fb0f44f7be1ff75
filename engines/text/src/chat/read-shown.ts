import type { Action } from "./actions.ts";
import { opensWith } from "./details.ts";
import { pattern } from "./grammar.ts";
import { type ClauseContext, findChange } from "./read-generation.ts";
import { findPlace, findPronoun, type NounPlace } from "./references.ts";
import { exactly, type Reading } from "./tokens.ts";

/** "Draw the first one" after titles or concepts. */
export function readDrawing(
  clause: Reading,
  { grammar, shownKind }: ClauseContext,
  objects: readonly NounPlace[],
): Action | undefined {
  if (shownKind === undefined || shownKind === "thumbnail" || objects.some(({ kind }) => kind === "thumbnail"))
    return undefined;
  const lead = `(?:(?:${grammar.polite}|${grammar.ask}|${grammar.next}|,|me|mir|moi) ){0,5}?`;
  if (!opensWith(clause, `${lead}(?:${grammar.drawing})`)) return undefined;
  const target = (findPlace(clause, grammar) ?? findPronoun(clause, grammar))?.reference;
  return target && { type: "generate", tool: "draw_thumbnails", target };
}

const CONVERT = "turn|convert|convierte|transforma|mache? aus|wandle|verwandle|transforme|fais (?:de|du)";
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
  if (shownKind === undefined || !object || object.kind === shownKind) return undefined;
  const tool = Object.entries(KIND_TOOLS).find(([kind]) => kind === object.kind)?.[1];
  if (!tool || !opensWith(clause, `(?:(?:${grammar.polite}|,) ){0,3}(?:${CONVERT})`)) return undefined;
  const place = findPlace(clause, grammar);
  return place && { type: "generate", tool, target: { which: place.reference.which } };
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
const OPINION =
  "i|i'd|like|love|likes|dislike|hate|don't|not|good|great|nice|fine|best|really|quite|most|is|gusta|encanta|mola|no|me|es|bueno|buena|bien|mejor|ich|mag|find|finde|nicht|ist|gut|gefällt|mir|toll|schön|ganz|am|besten|besser|je|j'|aime|adore|n'|ne|pas|plaît|me|est|bon|bonne|bien|préfère|prefiero";
