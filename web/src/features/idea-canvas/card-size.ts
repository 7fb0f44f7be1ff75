import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";

export type CardSize = { width: number; height: number };

const WIDTH = 240;
const PICTURE_HEIGHT = 135;
const HEAD = 36;
const TITLE_LINE = 20;
const TEXT_LINE = 18;
const FOOT = 26;
const PADDING_BOTTOM = 12;
const TITLE_LINE_CHARACTERS = 28;
const TEXT_LINE_CHARACTERS = 34;
export const MAX_TITLE_LINES = 2;
export const MAX_TEXT_LINES = 4;

const linesOf = (text: string, perLine: number, max: number) =>
  Math.min(
    max,
    text === "" ? 0 : text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0),
  );

/** The size follows from the content, so that cards outside the view need not be rendered to be measured. */
export function cardSize({ kind, title, text, video, project, score }: CanvasCard): CardSize {
  const hasPicture = kind === "thumbnail" || kind === "outlier";
  const heading = kind === "outlier" ? (video?.title1 ?? title) : title;
  const hasFoot = kind === "outlier" || project !== null || score !== null;
  const titleLines = linesOf(heading, TITLE_LINE_CHARACTERS, MAX_TITLE_LINES);
  const textLines = linesOf(text, TEXT_LINE_CHARACTERS, MAX_TEXT_LINES);
  const height =
    (hasPicture ? PICTURE_HEIGHT : 0) +
    HEAD +
    titleLines * TITLE_LINE +
    textLines * TEXT_LINE +
    (titleLines > 0 && textLines > 0 ? 4 : 0) +
    (hasFoot ? FOOT : 0) +
    PADDING_BOTTOM;
  return { width: WIDTH, height };
}

const GAP = 32;

type Spot = { x: number; y: number };

const [COLUMNS, ROWS, ROW_HEIGHT] = [6, 50, 120];
/** To the right of and below a spot, the nearest first. */
const STEPS: readonly Spot[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  x: (at % COLUMNS) * (WIDTH + GAP),
  y: Math.floor(at / COLUMNS) * ROW_HEIGHT,
})).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** The nearest place to the right of or below a spot where a card of this size covers no other. */
export function freeSpot(cards: readonly CanvasCard[], at: Spot, size: CardSize): Spot {
  const boxes = cards.map((card) => ({ ...card.position, ...cardSize(card) }));
  const covers = ({ x, y }: Spot) =>
    boxes.some(
      (box) =>
        x < box.x + box.width + GAP / 2 &&
        box.x < x + size.width + GAP / 2 &&
        y < box.y + box.height + GAP / 2 &&
        box.y < y + size.height + GAP / 2,
    );
  const spots = STEPS.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
  return spots.find((spot) => !covers(spot)) ?? at;
}

const MIN_COLUMNS = 5;

/** Cards in rows below all others. */
export function placeBelow(cards: readonly CanvasCard[], added: readonly CanvasCard[]): CanvasCard[] {
  const left = Math.min(...cards.map(({ position }) => position.x));
  let y = Math.max(...cards.map((card) => card.position.y + cardSize(card).height + GAP));
  const start = Number.isFinite(left) ? left : 0;
  if (!Number.isFinite(y)) y = 0;
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(added.length)));
  const placed: CanvasCard[] = [];
  for (let from = 0; from < added.length; from += columns) {
    const row = added.slice(from, from + columns);
    for (const [column, card] of row.entries())
      placed.push({ ...card, position: { x: start + column * (WIDTH + GAP), y } });
    y += Math.max(...row.map((card) => cardSize(card).height)) + GAP;
  }
  return placed;
}
