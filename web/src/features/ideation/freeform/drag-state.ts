import { type DragEvent, useMemo, useState } from "react";
import { pieceContext } from "../../../ui/piece-context.ts";
import { type Material, materialOfIdea, materialOfOption } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

const CARD = "application/x-coldopen-card";

type DraggedItem = { material: Material; by: "pointer" | "keys"; from: HTMLElement | undefined };

export type DragState = {
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

/** The card that is being dragged; memoized until that changes. */
export function useNewDragState({ canDrag, canPickUp }: { canDrag: boolean; canPickUp: boolean }): DragState {
  const [dragged, setDragged] = useState<DraggedItem>();
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
    return { dragged, dragProps, pickUp: canPickUp ? pickUp : undefined, release };
  }, [dragged, canDrag, canPickUp]);
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
