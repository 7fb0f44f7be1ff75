import type { Pane } from "@coldopen/contract/ideation/schema";
import { type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import { pieceContext } from "../../../ui/piece-context.ts";
import { type Material, materialOfIdea, materialOfOption } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

const CARD = "application/x-coldopen-card";

type DraggedItem = { material: Material; by: "pointer" | "keys"; from: HTMLElement | undefined };

/** A brainstorm, or the freeform text. */
export type Target = Pane | "attach";

export type DragState = {
  /** Where a card can be sent to; empty if the feature is off. */
  targets: readonly Target[];
  /** Sends a material to a target. */
  drop: (target: Target, material: Material | undefined) => void;
  /** An option of the page is being dragged. */
  isPageDrag: boolean;
  dragged: DraggedItem | undefined;
  /** The props that make a card draggable; none if there is no drop target. */
  dragProps: (material: Material) => {
    draggable?: true;
    onDragStart?: (event: DragEvent) => void;
    onDragEnd?: () => void;
  };
  /** Picks a card up by keyboard; the toolbar drops it. */
  pickUp: ((material: Material) => void) | undefined;
  release: () => void;
};

export const [DragStateProvider, useDragState] = pieceContext<DragState>("IdeationDrawer");

type Options = { canDrag: boolean; targets: readonly Target[]; onDrop: (target: Target, material: Material) => void };

/** The card that is being dragged; memoized until that changes. */
export function useNewDragState({ canDrag, targets, onDrop }: Options): DragState {
  const [dragged, setDragged] = useState<DraggedItem>();
  const key = targets.join();
  const isPageDrag = usePageDrag(key !== "");
  const latest = useRef({ onDrop, targets });
  useEffect(() => {
    latest.current = { onDrop, targets };
  });
  return useMemo(() => {
    const release = () => setDragged(undefined);
    const dragProps: DragState["dragProps"] = (material) =>
      canDrag
        ? {
            draggable: true,
            onDragStart: (event) => {
              event.dataTransfer.effectAllowed = "copyMove";
              event.dataTransfer.setData(CARD, material.id);
              event.dataTransfer.setData("text/plain", material.text);
              setDragged({ material, by: "pointer", from: undefined });
            },
            onDragEnd: release,
          }
        : {};
    const pickUp = (material: Material) => {
      const focused = document.activeElement;
      setDragged({ material, by: "keys", from: focused instanceof HTMLElement ? focused : undefined });
    };
    const drop: DragState["drop"] = (target, material) => {
      release();
      if (material) latest.current.onDrop(target, material);
    };
    const ways = key === "" ? [] : latest.current.targets;
    return { targets: ways, drop, isPageDrag, dragged, dragProps, pickUp: key === "" ? undefined : pickUp, release };
  }, [dragged, canDrag, key, isPageDrag]);
}

/** Whether an option of the page is being dragged, so that the targets are shown for it. */
function usePageDrag(isOn: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const start = (event: globalThis.DragEvent) =>
      setDragged(event.dataTransfer?.types.includes("text/plain") ?? false);
    const end = () => setDragged(false);
    document.addEventListener("dragstart", start);
    document.addEventListener("dragend", end);
    document.addEventListener("drop", end);
    return () => {
      document.removeEventListener("dragstart", start);
      document.removeEventListener("dragend", end);
      document.removeEventListener("drop", end);
    };
  }, [isOn]);
  return isOn && isDragged;
}

export const hasDroppableData = ({ dataTransfer }: DragEvent, isForFiles: boolean): boolean =>
  [CARD, "text/plain", ...(isForFiles ? ["Files"] : [])].some((type) => dataTransfer.types.includes(type));

/** Finds a result by its own data type, and an option of the page by the id of its row. */
export function droppedMaterial(
  { project, state }: Drawer,
  dragged: DraggedItem | undefined,
  event: DragEvent,
): Material | undefined {
  if (dragged) return dragged.material;
  const id = event.dataTransfer.getData(CARD) || event.dataTransfer.getData("text/plain");
  const option = project.options.find((one) => one.id === id);
  if (option) return materialOfOption(option);
  for (const { elements, pane } of state.runs) {
    const idea = elements.find((one) => one.id === id);
    if (idea) return materialOfIdea(idea, pane);
  }
  return undefined;
}
