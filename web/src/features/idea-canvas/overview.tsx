import type { CanvasBoard, CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { useStore } from "@xyflow/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useTheme } from "../../lib/theme.ts";
import { cardSize } from "./card-size.ts";
import { headingOf } from "./card-text.ts";

const TEXT_FROM_ZOOM = 0.2;
const HEADING_CHARACTERS = 20;
const RADIUS = 10;
const FONT = "600 22px";
const TEXT_AT = { x: 14, y: 38 };

type Point = { x: number; y: number };
type Bounds = Point & { width: number; height: number };

const boxOf = (card: CanvasCard): Bounds => ({ ...card.position, ...cardSize(card) });
const covers = ({ x, y, width, height }: Bounds, at: Point) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The card at a place of the board; a later card covers an earlier one. */
export const cardAt = (cards: readonly CanvasCard[], at: Point): CanvasCard | undefined =>
  cards.findLast((card) => covers(boxOf(card), at));

export function boundsOf(cards: readonly CanvasCard[]): Bounds {
  const boxes = cards.map(boxOf);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

type OverviewProps = { view: CanvasBoard; selected: ReadonlySet<string> };

/** A large board from afar, drawn on one element. */
export function Overview({ view, selected }: OverviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const transform = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const theme = useTheme();
  const cards = useMemo(
    () => view.cards.map((card) => ({ id: card.id, box: boxOf(card), text: shortHeading(card) })),
    [view.cards],
  );
  const lines = useMemo(() => {
    const boxes = new Map(cards.map(({ id, box }) => [id, box]));
    return view.links.flatMap(({ from, to }) => {
      const [start, end] = [boxes.get(from), boxes.get(to)];
      return start && end ? [{ start, end }] : [];
    });
  }, [cards, view.links]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Another theme has other colours.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!canvas.current || !context) return;
    const [x, y, zoom] = transform;
    const look = getComputedStyle(canvas.current);
    const color = (token: string) => look.getPropertyValue(token);
    const isInView = (box: Bounds) =>
      box.x * zoom + x < width &&
      (box.x + box.width) * zoom + x > 0 &&
      box.y * zoom + y < height &&
      (box.y + box.height) * zoom + y > 0;
    const ratio = window.devicePixelRatio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width * ratio, height * ratio);
    context.setTransform(ratio * zoom, 0, 0, ratio * zoom, ratio * x, ratio * y);

    context.beginPath();
    for (const { start, end } of lines) {
      context.moveTo(start.x + start.width, start.y + start.height / 2);
      context.lineTo(end.x, end.y + end.height / 2);
    }
    // As wide on the screen at every zoom.
    context.lineWidth = 1 / zoom;
    context.strokeStyle = color("--line-control");
    context.stroke();

    const shown = cards.filter(({ box }) => isInView(box));
    const outline = (boxes: readonly Bounds[]) => {
      context.beginPath();
      for (const box of boxes) context.roundRect(box.x, box.y, box.width, box.height, RADIUS);
    };
    outline(shown.map(({ box }) => box));
    context.fillStyle = color("--raised");
    context.fill();
    context.strokeStyle = color("--line-strong");
    context.stroke();
    outline(shown.flatMap(({ id, box }) => (selected.has(id) ? [box] : [])));
    context.lineWidth = 2 / zoom;
    context.strokeStyle = color("--brand-mark");
    context.stroke();

    if (zoom < TEXT_FROM_ZOOM) return;
    context.font = `${FONT} ${look.fontFamily}`;
    context.fillStyle = color("--text");
    for (const { box, text } of shown) context.fillText(text, box.x + TEXT_AT.x, box.y + TEXT_AT.y);
  }, [transform, width, height, cards, lines, selected, theme]);

  const ratio = typeof window === "undefined" ? 1 : window.devicePixelRatio;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width * ratio}
      height={height * ratio}
      className="pointer-events-none absolute inset-0 size-full"
    />
  );
}

function shortHeading(card: CanvasCard): string {
  const heading = headingOf(card);
  return heading.length > HEADING_CHARACTERS ? `${heading.slice(0, HEADING_CHARACTERS - 1).trimEnd()}…` : heading;
}
