import { CANVAS_TITLE_MAX, type CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import type { IdeaElement } from "@coldopen/contract/ideation/schema";
import { cutText } from "@coldopen/contract/kernel/names";
import { cardSize, freeSpot } from "./card-size.ts";

export type NewCardFields = Pick<CanvasCard, "kind"> & Partial<CanvasCard>;

export const newCard = (fields: NewCardFields): CanvasCard => ({
  id: crypto.randomUUID(),
  position: { x: 0, y: 0 },
  title: "",
  text: "",
  picture: null,
  projectId: null,
  score: null,
  videoId: null,
  video: null,
  project: null,
  ...fields,
});

/** A brainstormed title, below the ones before it. */
export function titleCardOf(
  { content, score, index }: IdeaElement,
  projectId: string,
  cards: readonly CanvasCard[],
  start: { x: number; y: number },
): CanvasCard {
  const card = newCard({ kind: "title", title: cutText(content, CANVAS_TITLE_MAX), score, projectId });
  const spot = { x: start.x, y: start.y + index * 120 };
  return { ...card, position: freeSpot(cards, spot, cardSize(card)) };
}
