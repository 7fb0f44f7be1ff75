import type { Pane } from "@coldopen/contract/ideation/schema";
import { useEffect, useMemo, useRef, useState } from "react";
import { pieceContext } from "../../../ui/piece-context.ts";
import { type Material, materialOfIdea, materialOfOption } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

/** A brainstorm, or the freeform text. */
export type Target = Pane | "attach";

export type DragState = {
  canDrag: boolean;
  /** Where a card can be sent to; empty if the feature is off. */
  targets: readonly Target[];
  /** Sends a material to a target. */
  drop: (target: Target, material: Material) => void;
  /** The card that was picked up by keyboard, and the element to return the focus to. */
  pickedUp: { material: Material; from: HTMLElement | undefined } | undefined;
  /** Picks a card up by keyboard; the toolbar drops it. */
  pickUp: ((material: Material) => void) | undefined;
  release: () => void;
};

export const [DragStateProvider, useDragState] = pieceContext<DragState>("IdeationDrawer");

type Options = { canDrag: boolean; targets: readonly Target[]; onDrop: (target: Target, material: Material) => void };

/** How cards are sent to targets; memoized until a card is picked up. */
export function useNewDragState({ canDrag, targets, onDrop }: Options): DragState {
  const [pickedUp, setPickedUp] = useState<DragState["pickedUp"]>();
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  return useMemo(() => {
    const release = () => setPickedUp(undefined);
    const pickUp = (material: Material) => {
      const focused = document.activeElement;
      setPickedUp({ material, from: focused instanceof HTMLElement ? focused : undefined });
    };
    const drop: DragState["drop"] = (target, material) => {
      release();
      latest.current(target, material);
    };
    return { canDrag, targets, drop, pickedUp, pickUp: targets.length === 0 ? undefined : pickUp, release };
  }, [pickedUp, canDrag, targets]);
}

/** Finds an option of the page or a result of the drawer by its id. */
export function findMaterial({ project, state }: Drawer, id: string | undefined): Material | undefined {
  const option = project.options.find((one) => one.id === id);
  if (option) return materialOfOption(option);
  for (const { elements, pane } of state.runs) {
    const idea = elements.find((one) => one.id === id);
    if (idea) return materialOfIdea(idea, pane);
  }
  return undefined;
}
