import { type RefObject, useEffect, useEffectEvent } from "react";
import { actionOfKey } from "./state.ts";
import type { Sitting } from "./use-sitting.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true]");
/** Enter on a control uses the control; the ratings and reasons are chosen by their own keys. */
const ownsEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("a, button:not([data-sitting-choice])") !== null;
const isElsewhere = () => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/** One key for each choice, anywhere on the page except in fields. */
export function useSittingKeys(sitting: Sitting, thought: RefObject<HTMLTextAreaElement | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isElsewhere()) return;
    const action = actionOfKey(event.key);
    if (!action || (action.kind === "next" && ownsEnter(event.target))) return;
    event.preventDefault();
    const id = sitting.idea?.id;
    switch (action.kind) {
      case "rate":
        if (id) sitting.dispatch({ type: "rated", id, rating: action.rating });
        break;
      case "reason":
        if (id) sitting.dispatch({ type: "reasonToggled", id, reason: action.reason });
        break;
      case "write":
        thought.current?.focus();
        break;
      default:
        sitting[action.kind]();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
