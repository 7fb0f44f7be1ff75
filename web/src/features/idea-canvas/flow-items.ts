import type { CanvasCard, CanvasLink } from "@coldopen/contract/idea-canvas/schema";
import { Position } from "@xyflow/react";
import type { CardNode } from "./card-node.tsx";
import { cardSize } from "./card-size.ts";
import { nameOf } from "./card-text.ts";
import type { LinkEdge } from "./link-edge.tsx";
import { RUN_SIZE, type RunNode } from "./run-node.tsx";
import type { Combination } from "./use-combine.ts";

export type CanvasNode = CardNode | RunNode;
const HANDLE = 12;
const RUN_ID = "combination";
const COLUMN = 320;

function toNode(card: CanvasCard, changedBy: string | undefined, isEditable: boolean): CardNode {
  const { width, height } = cardSize(card);
  const y = height / 2 - HANDLE / 2;
  return {
    id: card.id,
    type: "card",
    position: card.position,
    data: { card, changedBy },
    width,
    height,
    // Without it, each card that comes into view is measured, and every measurement updates all cards.
    measured: { width, height },
    ariaLabel: nameOf(card),
    draggable: isEditable,
    deletable: isEditable,
    // Known places of the handles, so that cards outside the view need not be rendered to draw their lines.
    handles: [
      { type: "target", position: Position.Left, x: -HANDLE / 2, y, width: HANDLE, height: HANDLE },
      { type: "source", position: Position.Right, x: width - HANDLE / 2, y, width: HANDLE, height: HANDLE },
    ],
  };
}

/** Keeps the node of an unchanged card, so that it is not rendered again. */
export function toNodes(
  cards: readonly CanvasCard[],
  changedBy: ReadonlyMap<string, string>,
  isEditable: boolean,
  before: readonly CanvasNode[],
): CardNode[] {
  const known = new Map(before.flatMap((node) => (node.type === "card" ? [[node.id, node] as const] : [])));
  return cards.map((card) => {
    const node = known.get(card.id);
    const name = changedBy.get(card.id);
    const isSame = node?.data.card === card && node.data.changedBy === name && node.draggable === isEditable;
    if (node && isSame) return node;
    return { ...toNode(card, name, isEditable), selected: node?.selected ?? false };
  });
}

export const toEdges = (links: readonly CanvasLink[]): LinkEdge[] =>
  links.map(({ id, from, to }) => ({ id, type: "link", source: from, target: to, data: { isRunning: false } }));

export const toRunEdges = (combination: Combination | undefined): LinkEdge[] =>
  (combination?.sources ?? []).map(({ id }) => ({
    id: `${RUN_ID}-${id}`,
    type: "link",
    source: id,
    target: RUN_ID,
    selectable: false,
    data: { isRunning: true },
  }));

/** Right of both cards, at the height between them. */
export function runPosition([one, other]: Combination["sources"]): { x: number; y: number } {
  return {
    x: Math.max(one.position.x, other.position.x) + COLUMN,
    y: Math.round((one.position.y + other.position.y) / 2),
  };
}

export const toRunNode = ({ sources, written, total }: Combination, onStop: () => void, texts: string[]): RunNode => ({
  id: RUN_ID,
  type: "run",
  position: runPosition(sources),
  data: { sources: texts, written, total, onStop },
  ...RUN_SIZE,
  measured: RUN_SIZE,
  draggable: false,
  selectable: false,
  deletable: false,
  focusable: false,
  handles: [{ type: "target", position: Position.Left, x: 0, y: RUN_SIZE.height / 2, width: 1, height: 1 }],
});
