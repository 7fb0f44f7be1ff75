import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { useStore, useStoreApi } from "@xyflow/react";
import { useEffect, useState } from "react";
import type { CanvasNode } from "./flow-items.ts";

/** More cards in view than this are drawn, since moving as many elements takes longer than a frame. */
const MAX_ELEMENTS = 200;
const OVERVIEW_BELOW_ZOOM = 0.5;
/** Rendering more cards takes longer than a frame. */
const CARDS_PER_FRAME = 8;
const HIDDEN_PER_FRAME = 24;
const NONE: CanvasNode[] = [];

type Viewport = { transform: readonly [number, number, number]; width: number; height: number };

/** Whether a board of these cards is drawn at the present zoom. */
export function useIsOverview(cards: readonly CanvasCard[]): boolean {
  const isLarge = cards.length > MAX_ELEMENTS;
  return useStore(({ transform }) => isLarge && transform[2] < OVERVIEW_BELOW_ZOOM);
}

export const nodesInView = (nodes: readonly CanvasNode[], { transform: [x, y, zoom], width, height }: Viewport) =>
  nodes.filter(
    ({ position, width: nodeWidth = 0, height: nodeHeight = 0 }) =>
      position.x * zoom + x < width &&
      (position.x + nodeWidth) * zoom + x > 0 &&
      position.y * zoom + y < height &&
      (position.y + nodeHeight) * zoom + y > 0,
  );

type Slice = { nodes: CanvasNode[]; isComplete: boolean };

const countShown = (slice: readonly CanvasNode[]) => slice.filter(({ hidden }) => !hidden).length;

/**
 * The flow throws and catches an error for each rendered node that it no longer knows, so that nodes are hidden before they are
 * removed: the last ones first, as they are rendered again from the first one on.
 */
function hideSome(slice: readonly CanvasNode[]): CanvasNode[] {
  const shown = countShown(slice);
  if (shown === 0) return NONE;
  // After a jump to a far zoom, each further frame with so many elements would be long too.
  const kept = shown > MAX_ELEMENTS ? 0 : shown - HIDDEN_PER_FRAME;
  return slice.map((node, at) => (at < kept || node.hidden ? node : { ...node, hidden: true }));
}

/** A frame that the browser has begun with an event goes on with the callbacks of frames. */
function afterThisFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The nodes to render: all, those in view from the frame after an overview has begun and fewer with each further one, none, and a
 * few more of those in view with each frame after it has ended.
 */
export function useNodesInSlices(nodes: CanvasNode[], isOverview: boolean): Slice {
  const store = useStoreApi();
  /** `undefined` stands for all. */
  const [slice, setSlice] = useState<CanvasNode[]>();
  useEffect(() => {
    if (slice === (isOverview ? NONE : undefined)) return;
    const inView = () => nodesInView(nodes, store.getState());
    if (slice === undefined) return afterThisFrame(() => setSlice(inView()));
    const frame = requestAnimationFrame(() => {
      if (isOverview) return setSlice(hideSome(slice));
      const shown = countShown(slice);
      const wanted = inView();
      setSlice(shown < wanted.length ? wanted.slice(0, shown + CARDS_PER_FRAME) : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [nodes, isOverview, slice, store]);
  return { nodes: slice ?? nodes, isComplete: slice === undefined };
}
