import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { createContext, use } from "react";

export type CardCommand = "edit" | "connect" | "combine" | "send" | "history" | "remove";

type CanvasActions = {
  isEditable: boolean;
  /** Whether the zoom is too small to read texts and to connect cards; drawing both would make panning slow. */
  isPlain: boolean;
  run: (command: CardCommand, card: CanvasCard) => void;
  combineLink: (linkId: string) => void;
  removeLink: (linkId: string) => void;
};

/** For cards and lines, which the flow renders. Stable, so that they are not rendered again with every change. */
export const CanvasContext = createContext<CanvasActions | undefined>(undefined);

export function useCanvasActions(): CanvasActions {
  const actions = use(CanvasContext);
  if (!actions) throw new Error("Cards have to be inside the canvas");
  return actions;
}
