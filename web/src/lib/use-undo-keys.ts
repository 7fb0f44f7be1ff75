import { useEffect, useEffectEvent } from "react";

type UndoKeys = { undo: () => void; redo: () => void };

/** Text fields have their own undo; sliders and colour pickers have none. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=color])"));

/**
 * Ctrl or Cmd with Z undoes, with Shift it redoes. A modal over a page that also has undo keys captures the event before
 * the page, which ignores events that were handled already.
 */
export function useUndoKeys({ undo, redo }: UndoKeys, { capture = false }: { capture?: boolean } = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener, { capture });
    return () => document.removeEventListener("keydown", listener, { capture });
  }, [capture]);
}
