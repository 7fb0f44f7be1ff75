import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("textarea, input:not([type=range], [type=color])");

/** Ctrl or Cmd with Z, and with Shift the other way; fields have an undo of their own. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  // Heard before the page under the editor, which leaves alone what is done already.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}
