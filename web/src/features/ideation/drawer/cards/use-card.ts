import type { CardAction, Pane } from "@coldopen/contract/ideation/schema";
import type { KeyboardEvent } from "react";
import { toast } from "../../../../lib/toast.ts";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { useDragItem } from "../../../../ui/drag-area.tsx";
import { downloadPicture } from "../../../pictures/index.ts";
import { type Savable, useSaved } from "../../../saved-items/index.ts";
import { without, withSource } from "../../edits.ts";
import { useDragState } from "../../freeform/drag-state.ts";
import { nameOf } from "../../freeform/material-chip.tsx";
import { materialOfIdea } from "../../materials.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { wordsOf } from "../../views.ts";
import { actionOfKey, actionsOf, SAVE_KEY, stepOfKey } from "./keys.ts";

/** A picture is saved with its prompt, so that a brainstorm can start from it again. */
const savableOf = ({ content, description }: Idea, pane: Pane): Savable => {
  switch (pane) {
    case "title":
      return { type: pane, title: content };
    case "concept":
      return { type: pane, concept: content };
    case "thumbnail":
      return { type: pane, thumbnail: content, description };
  }
};

/** A result among the saved items of the channel. */
function useHeart({ project, pane }: Drawer, idea: Idea) {
  const channel = { organizationId: project.organizationId, channelUcid: project.channelUCID };
  const item = savableOf(idea, pane);
  const { isOn, toggle } = useSaved(channel, item);
  return { button: { channel, item }, isSaved: isOn, toggle };
}
type HeartOfCard = ReturnType<typeof useHeart>;

type Shown = { onEdit?: (() => void) | undefined; onMagnify?: (() => void) | undefined };

export type Card = {
  drag: ReturnType<typeof useDragItem>;
  actions: readonly CardAction[];
  act: (action: CardAction) => void;
  heart: HeartOfCard;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The actions on one result, by pointer and by key. */
export function useCard(drawer: Drawer, idea: Idea, { onEdit, onMagnify }: Shown): Card {
  const { pane, edits, isReadOnly, onEditPicture } = drawer;
  const dragState = useDragState("Card");
  const heart = useHeart(drawer, idea);
  const material = materialOfIdea(idea, pane);
  const drag = useDragItem({ id: idea.id, label: nameOf(material), isEnabled: dragState.canDrag });
  const actions = actionsOf(pane, isReadOnly, onEditPicture !== undefined);

  const act = (action: CardAction) => {
    switch (action) {
      case "select":
      case "add_as_backup":
      case "add_to_idea_bank":
        return drawer.use(idea, action);
      case "copy":
        return void copy(pane === "thumbnail" ? new URL(idea.content, location.href).href : idea.content);
      case "delete":
        return drawer.edit(without(edits, idea.id));
      case "download":
        return void downloadPicture(idea.content, idea.description ?? "");
      case "send_to_brainstorm": {
        if (dragState.pickUp) return dragState.pickUp(material);
        const picture = pane === "thumbnail" ? idea.content : null;
        return drawer.edit(withSource(edits, pane, { optionId: null, text: wordsOf(idea, pane), picture }));
      }
      case "edit":
        return onEdit?.();
      case "magnify":
        return onMagnify?.();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOfKey(event.key, pane);
    const action = actionOfKey(event.key, actions);
    const isHeart = event.key.toUpperCase() === SAVE_KEY;
    if (step === 0 && action === undefined && !isHeart) return;
    event.preventDefault();
    if (step !== 0) return focusNeighbour(event.currentTarget, step);
    if (action === "delete") focusNeighbour(event.currentTarget, 1) || focusNeighbour(event.currentTarget, -1);
    if (action) act(action);
    if (isHeart) heart.toggle();
  };
  return { actions, act, heart, onKeyDown, drag };
}

export const cardMark = { "data-idea": "" };

function focusNeighbour(card: HTMLElement, step: number): boolean {
  const cards = [...(card.closest("[data-ideas]")?.querySelectorAll<HTMLElement>("[data-idea]") ?? [])];
  const next = cards[cards.indexOf(card) + step];
  next?.focus();
  return next !== undefined;
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t("card.copied"));
  } catch {
    toast.error(t("card.copyFailed"));
  }
}
