import { useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../lib/after-paint.ts";

/**
 * The text of a field that the browser writes by itself: a key is on the screen before anything is made of it.
 * `given` is what is searched for; when that changes, the field follows, but not back to what it said itself a moment ago.
 */
export function useTyped(given: string) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef<string>(undefined);
  const callOff = useRef<() => void>(undefined);
  const [typed, setTyped] = useState(given);
  const write = useRef((text: string) => {
    callOff.current?.();
    written.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
    setTyped(text);
  }).current;
  useLayoutEffect(() => {
    if (written.current !== given) write(given);
  }, [given, write]);
  return {
    field,
    typed,
    write,
    /** What stands in the field, whether or not anything was made of it. */
    read: () => field.current?.value ?? typed,
    /** Tells of the last of the keys that came before a picture. */
    hear: (text: string, then: () => void) => {
      callOff.current?.();
      callOff.current = afterPaint(() => {
        setTyped(text);
        then();
      });
    },
  };
}
