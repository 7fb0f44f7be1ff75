import { type RefObject, useEffect, useRef } from "react";

/** What had the focus is gone or switched off by now; a dialog takes it for want of anything better. */
const isFocusLost = (): boolean => document.activeElement?.matches("body, :disabled, [role=dialog]") ?? true;

type Next = RefObject<HTMLElement | null>;

/** After a change that took away or switched off what had the focus, `next` has it. */
export function useFocusAfter(change: unknown, next: Next): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (isFocusLost()) next.current?.focus();
  }, [change, next]);
}

/** When a list gets shorter and the focus was on what is gone, `next` has it. */
export function useFocusAfterRemoval(count: number | undefined, next: Next): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (isShorter && isFocusLost()) next.current?.focus();
  }, [count, next]);
}
