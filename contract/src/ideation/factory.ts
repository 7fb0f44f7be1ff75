import { uuid } from "../session/factory.ts";
import type { IdeaElement, IdeationRun } from "./schema.ts";

export const runId = (n: number): string => uuid(7, n);
export const elementId = (n: number): string => uuid(8, n);

export const anElement = (index: number, parts: Partial<IdeaElement> = {}): IdeaElement => ({
  id: elementId(index + 1),
  index,
  content: `I Built a Sauna in ${index + 2} Days`,
  description: null,
  seed: null,
  score: null,
  receipts: [],
  ...parts,
});

/** Six complete titles. */
export const aRun = (parts: Partial<IdeationRun> = {}): IdeationRun => ({
  id: runId(1),
  pane: "title",
  option: "variations",
  input: "I Turned a $900 Shipping Container Into a Sauna",
  references: [],
  otherInput: null,
  thisBut: null,
  state: "complete",
  errorReason: null,
  total: 6,
  madeBy: "Cold Open",
  createdAt: "2026-03-04T16:30:00.000Z",
  elements: [0, 1, 2, 3, 4, 5].map((index) => anElement(index)),
  ...parts,
});

export const aPictureElement = (index: number, parts: Partial<IdeaElement> = {}): IdeaElement =>
  anElement(index, {
    content: `/api/pictures/${uuid(9, index + 1)}`,
    description: `View ${index + 1}`,
    seed: index + 1,
    ...parts,
  });
