import type { IdeaBrief } from "./brief.ts";
import { extractSubject, isChangeRequest } from "./intent.ts";
import { hasTone } from "./titles/apply-change.ts";

/** Lift of a referenced title: choosing it as a reference counts as a good performance. */
const LIKED = 3;

/**
 * Converts a free-text request into a brief about its subject, for a change to a reference, or for a combination.
 * The second brief fills up the list if the first yields too few ideas.
 */
export function interpretRequest(brief: IdeaBrief): [IdeaBrief, ...IdeaBrief[]] {
  const references = brief.references ?? [];
  if (brief.option !== "emptyState" || (brief.input.trim() === "" && references.length === 0)) return [brief];
  const wish = brief.input.trim();
  const [first, second] = references.map(({ text }) => text.trim()).filter((text) => text !== "");
  const titles = references.flatMap(({ kind, text }) => (kind === "title" ? [{ title: text, lift: LIKED }] : []));
  const learning = { ...brief, knownTitles: [...titles, ...brief.knownTitles], references: [] };
  if (first && isChangeRequest(wish)) return [{ ...learning, option: "thisBut", input: first, thisBut: wish }];
  const about = extractSubject(wish);
  const requestPattern = wish.slice(0, wish.length - about.length);
  const plain: IdeaBrief = { ...learning, input: about };
  if (hasTone(requestPattern)) return [{ ...plain, option: "thisBut", thisBut: requestPattern.trim() }, plain];
  if (wish !== "") return [plain];
  if (first && second) return [{ ...learning, option: "combine", input: first, otherInput: second }];
  return [{ ...learning, option: first ? "variations" : "emptyState", input: first ?? "" }];
}
