import { type RefObject, useEffect, useRef } from "react";

/** The focused element was removed or disabled; a dialog may have taken the focus as a fallback. */
const isFocusLost = (): boolean => document.activeElement?.matches("body, :disabled, [role=dialog]") ?? true;

type Next = RefObject<HTMLElement | null>;

/** Focuses `next` if the change removed or disabled the focused element. */
export function useFocusAfter(change: unknown, next: Next): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (isFocusLost()) next.current?.focus();
  }, [change, next]);
}

/** Focuses `next` if the list got shorter and the focused element was removed. */
export function useFocusAfterRemoval(count: number | undefined, next: Next): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (isShorter && isFocusLost()) next.current?.focus();
  }, [count, next]);
}
