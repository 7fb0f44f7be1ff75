import { uuid } from "../session/factory.ts";
import type { CanvasBoard, CanvasCard, CanvasLink } from "./schema.ts";

export const aCanvasCard = (n = 1, changes: Partial<CanvasCard> = {}): CanvasCard => ({
  id: uuid(60, n),
  kind: "note",
  position: { x: n * 40, y: n * 40 },
  title: `Card ${n}`,
  text: "",
  picture: null,
  projectId: null,
  score: null,
  videoId: null,
  video: null,
  project: null,
  ...changes,
});

export const aCanvasLink = (n: number, from: CanvasCard, to: CanvasCard): CanvasLink => ({
  id: uuid(61, n),
  from: from.id,
  to: to.id,
});

export const aCanvasBoard = (changes: Partial<CanvasBoard> = {}): CanvasBoard => ({
  version: 1,
  isLocked: false,
  cards: [],
  links: [],
  ...changes,
});
