import { uuid } from "../session/factory.ts";
import type { CanvasBoard, CanvasCard, CanvasLink, CanvasVideo } from "./schema.ts";

export const aCanvasVideo = (changes: Partial<CanvasVideo> = {}): CanvasVideo => ({
  videoId: "canvas00001",
  title1: "$400 Cabin vs $40,000 Cabin",
  name: "Timber Math",
  views: 1_800_000,
  duration: 1625,
  performanceIndex: 6.6,
  thumb: "/api/idea/thumbs/canvas00001.webp",
  ...changes,
});

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
