import { elementsPerRequest } from "@coldopen/contract/ideation/rules";
import type { Pane } from "@coldopen/contract/ideation/schema";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import type { Edits } from "./edits.ts";
import { type Idea, isRunning, type Run } from "./state.ts";

/** Complete results with the user's edits: rewritten ones with their new text, deleted ones removed. */
export const ideasOf = (run: Run, { texts, removed }: Edits): readonly Idea[] =>
  run.elements
    .filter(({ id, isWhole }) => isWhole && !removed.includes(id))
    .map((idea) => ({ ...idea, content: texts[idea.id] ?? idea.content }));

export type Slot = { index: number; idea: Idea | undefined };

/** During a run every result has a slot; afterwards only those that arrived. */
export function slotsOf(run: Run, edits: Edits): readonly Slot[] {
  if (!isRunning(run)) return ideasOf(run, edits).map((idea) => ({ index: idea.index, idea }));
  return Array.from({ length: run.total || elementsPerRequest(run.pane) }, (_, index) => ({
    index,
    idea: run.elements.find((idea) => idea.index === index),
  })).filter(({ idea }) => !idea || !edits.removed.includes(idea.id));
}

/** The number of the result that is being written, from 1, and the overall progress. */
export function progressOf(run: Run): { count: number; share: number } {
  const written = run.elements.filter(({ isWhole }) => isWhole).length;
  const started = run.elements.length > written ? 0.5 : 0;
  return { count: Math.min(written + 1, run.total), share: run.total > 0 ? (written + started) / run.total : 0 };
}

/** The text of a title or concept; the description of a picture. */
export const wordsOf = (idea: Idea, pane: Pane): string =>
  pane === "thumbnail" ? (idea.description ?? "") : idea.content;

/** The description of a picture without the part that the whole batch has in common. */
export function captionOf({ description }: Idea, { input, elements }: Run): string | undefined {
  const bases = [input, ...elements.map((other) => other.description ?? "")].filter((base) => base !== "");
  const base = bases.find((start) => description?.startsWith(`${start}, `));
  const own = base === undefined ? description : description?.slice(base.length + 2);
  return own ? own.charAt(0).toUpperCase() + own.slice(1) : undefined;
}

export type Usage = "primary" | "saved" | undefined;

export function usageOf(idea: Idea, pane: Pane, project: VideoProjectDetail): Usage {
  const option = project.options.find(({ optionType, content }) => optionType === pane && content === idea.content);
  if (!option) return undefined;
  return project[`${pane}PrimaryOptionId`] === option.id ? "primary" : "saved";
}
