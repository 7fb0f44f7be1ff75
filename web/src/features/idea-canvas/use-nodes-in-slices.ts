import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { useStore, useStoreApi } from "@xyflow/react";
import { useEffect, useState } from "react";
import type { CanvasNode } from "./flow-items.ts";

/** More cards in view than this are drawn, since moving as many elements takes longer than a frame. */
const MAX_ELEMENTS = 200;
const OVERVIEW_BELOW_ZOOM = 0.5;
/** Rendering more cards takes longer than a frame. */
const CARDS_PER_FRAME = 12;
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

/** The nodes to render: none on an overview, afterwards a few more of those in view with each frame, and then all. */
export function useNodesInSlices(nodes: CanvasNode[], isOverview: boolean): Slice {
  const store = useStoreApi();
  /** `undefined` stands for all. */
  const [slice, setSlice] = useState<CanvasNode[]>();
  useEffect(() => {
    if (isOverview) setSlice(NONE);
    if (isOverview || slice === undefined) return;
    const frame = requestAnimationFrame(() => {
      const inView = nodesInView(nodes, store.getState());
      setSlice(slice.length < inView.length ? inView.slice(0, slice.length + CARDS_PER_FRAME) : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [nodes, isOverview, slice, store]);
  if (isOverview) return { nodes: NONE, isComplete: false };
  return slice === undefined ? { nodes, isComplete: true } : { nodes: slice, isComplete: false };
}
