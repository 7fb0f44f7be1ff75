import { useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../lib/after-paint.ts";

type Searched = { text: string; tab: string };
type PendingReport = { report: () => void; cancel: () => void };

/**
 * The text of an uncontrolled field: a key press is painted before React handles it.
 * The field follows when the search or the tab changes, but never returns to a text that it reported a moment ago.
 */
export function useTyped(searched: Searched) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef<string>(undefined);
  const pending = useRef<PendingReport>(undefined);
  const [typed, setTyped] = useState(searched.text);
  const write = useRef((text: string) => {
    pending.current?.cancel();
    pending.current = undefined;
    written.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
    setTyped(text);
  }).current;
  useLayoutEffect(() => {
    if (written.current !== searched.text) write(searched.text);
  }, [searched, write]);
  return {
    field,
    typed,
    write,
    /** The text in the field, reported or not. */
    read: () => field.current?.value ?? typed,
    /** Reports the last of the key presses before a paint. */
    reportLater: (text: string, then: () => void) => {
      pending.current?.cancel();
      const report = () => {
        pending.current = undefined;
        setTyped(text);
        then();
      };
      pending.current = { report, cancel: afterPaint(report) };
    },
    /** Reports the pending text now, for a key that depends on it; returns whether there was any. */
    flush: (): boolean => {
      const waiting = pending.current;
      waiting?.cancel();
      waiting?.report();
      return waiting !== undefined;
    },
  };
}
