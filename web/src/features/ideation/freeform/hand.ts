import { type DragEvent, useMemo, useState } from "react";
import { pieceContext } from "../../../ui/piece-context.ts";
import { type Material, materialOfIdea, materialOfOption } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

const CARD = "application/x-coldopen-card";

type Held = { material: Material; by: "pointer" | "keys"; from: HTMLElement | undefined };

export type Hand = {
  held: Held | undefined;
  /** What makes a card one that can be dragged; nothing where there is nowhere to drop it. */
  dragged: (material: Material) => {
    draggable?: true;
    onDragStart?: (event: DragEvent) => void;
    onDragEnd?: () => void;
  };
  /** Takes a card up without a pointer, for the toolbar to place it. */
  carry: ((material: Material) => void) | undefined;
  putDown: () => void;
};

export const [HandProvider, useHand] = pieceContext<Hand>("IdeationDrawer");

/** What a person holds on its way to the toolbar or to their words; the same as long as nothing else is held. */
export function useNewHand({ canDrag, canCarry }: { canDrag: boolean; canCarry: boolean }): Hand {
  const [held, setHeld] = useState<Held>();
  return useMemo(() => {
    const putDown = () => setHeld(undefined);
    const dragged: Hand["dragged"] = (material) =>
      canDrag
        ? {
            draggable: true,
            onDragStart: (event) => {
              event.dataTransfer.effectAllowed = "copyMove";
              event.dataTransfer.setData(CARD, material.id);
              event.dataTransfer.setData("text/plain", material.text);
              setHeld({ material, by: "pointer", from: undefined });
            },
            onDragEnd: putDown,
          }
        : {};
    const carry = (material: Material) => {
      const focused = document.activeElement;
      setHeld({ material, by: "keys", from: focused instanceof HTMLElement ? focused : undefined });
    };
    return { held, dragged, carry: canCarry ? carry : undefined, putDown };
  }, [held, canDrag, canCarry]);
}

export const carriesSomething = ({ dataTransfer }: DragEvent, isForFiles: boolean): boolean =>
  [CARD, "text/plain", ...(isForFiles ? ["Files"] : [])].some((type) => dataTransfer.types.includes(type));

/** A result by its own mark, an option of the page by the id that its row carries. */
export function droppedOn({ project, state }: Drawer, held: Held | undefined, event: DragEvent): Material | undefined {
  if (held) return held.material;
  const id = event.dataTransfer.getData(CARD) || event.dataTransfer.getData("text/plain");
  const option = project.options.find((one) => one.id === id);
  if (option) return materialOfOption(option);
  for (const { elements, pane } of state.runs) {
    const idea = elements.find((one) => one.id === id);
    if (idea) return materialOfIdea(idea, pane);
  }
  return undefined;
}
