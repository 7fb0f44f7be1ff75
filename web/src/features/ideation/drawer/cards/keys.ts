import { actionsOfCard } from "@coldopen/contract/ideation/rules";
import type { CardAction, Pane } from "@coldopen/contract/ideation/schema";

/** One key for each action on the focused card. */
export const cardKeys: Record<CardAction, string> = {
  select: "Enter",
  add_as_backup: "B",
  add_to_idea_bank: "I",
  copy: "C",
  edit: "E",
  send_to_brainstorm: "S",
  magnify: "M",
  download: "D",
  delete: "X",
};

/** Separate from those: a heart saves to the channel's items, not to this project. */
export const SAVE_KEY = "H";

const whileLookingOn: readonly CardAction[] = ["copy", "magnify", "download"];

export function actionsOf(pane: Pane, isReadOnly: boolean, canEditPictures = false): readonly CardAction[] {
  const all: readonly CardAction[] = actionsOfCard[pane].filter(
    (action) => action !== "edit" || pane !== "thumbnail" || canEditPictures,
  );
  return isReadOnly ? all.filter((action) => whileLookingOn.includes(action)) : all;
}

export const actionOfKey = (key: string, actions: readonly CardAction[]): CardAction | undefined =>
  key === "Delete"
    ? actions.find((action) => action === "delete")
    : actions.find((action) => cardKeys[action].toUpperCase() === key.toUpperCase());

const rows: Record<string, { text: number; pictures: number }> = {
  ArrowDown: { text: 1, pictures: 2 },
  ArrowUp: { text: -1, pictures: -2 },
  ArrowRight: { text: 0, pictures: 1 },
  ArrowLeft: { text: 0, pictures: -1 },
};

/** How many cards an arrow moves. Pictures have two columns. */
export const stepOfKey = (key: string, pane: Pane): number =>
  rows[key]?.[pane === "thumbnail" ? "pictures" : "text"] ?? 0;
