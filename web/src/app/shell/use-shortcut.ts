import { useEffect } from "react";

export type Shortcut = { key: string; withModifier?: boolean };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
/** Panels have keys of their own, such as typing the start of a name in a menu. */
const isInPanel = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]") !== null;
const isRichText = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** With Ctrl or Cmd it works everywhere except in rich text, which has its own shortcuts; a bare key works neither while typing nor in an open panel. */
export const isPressed = ({ key, withModifier = false }: Shortcut, event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.repeat &&
  !event.altKey &&
  event.key.toLowerCase() === key &&
  (event.ctrlKey || event.metaKey) === withModifier &&
  !(withModifier ? isRichText(event.target) : isTyping(event.target) || isInPanel(event.target));

export function useShortcut({ key, withModifier = false }: Shortcut, action: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed({ key, withModifier }, event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key, withModifier, action]);
}
