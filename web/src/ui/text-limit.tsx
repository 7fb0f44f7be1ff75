import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tooltipLook } from "./tooltip-look.ts";

const noticeMs = 3000;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Counts the characters of a text control and announces for a while that its limit is reached. */
export function useTextLimit(control: RefObject<TextControl | null>, maxLength: number | undefined) {
  const [length, setLength] = useState(0);
  const [noticed, setNoticed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Forms may set the value from outside, so the length is read after every render.
  useLayoutEffect(() => setLength(control.current?.value.length ?? 0));
  useEffect(() => () => clearTimeout(timer.current), []);

  const notice = () => {
    clearTimeout(timer.current);
    const full = maxLength !== undefined && (control.current?.value.length ?? 0) >= maxLength;
    setNoticed(full);
    if (full) timer.current = setTimeout(() => setNoticed(false), noticeMs);
  };

  return {
    length,
    noticed,
    onInput: () => {
      setLength(control.current?.value.length ?? 0);
      notice();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) notice();
    },
  };
}

export const TextLimitNotice = ({ shown }: { shown: boolean }) => (
  <span role="status" className="pointer-events-none absolute right-0 bottom-full z-(--z-tooltip) mb-2">
    {shown && <span className={tooltipLook({ variant: "light", className: "block" })}>Text limit reached</span>}
  </span>
);

export const TextCounter = ({ length, maxLength }: { length: number; maxLength: number }) => (
  <span aria-hidden className="flex-none text-micro text-faint">
    {length} / {maxLength}
  </span>
);
