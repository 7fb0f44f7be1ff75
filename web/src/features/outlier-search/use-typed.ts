import { useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../lib/after-paint.ts";

/**
 * The text of a field that the browser writes by itself: a key is on the screen before anything is made of it.
 * `given` is what is searched for; when that changes, the field follows.
 */
export function useTyped(given: string) {
  const field = useRef<HTMLInputElement>(null);
  const callOff = useRef<() => void>(undefined);
  const [typed, setTyped] = useState(given);
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setTyped(given);
  }
  const write = (text: string) => {
    callOff.current?.();
    if (field.current) field.current.value = text;
    setTyped(text);
  };
  useLayoutEffect(() => {
    callOff.current?.();
    if (field.current) field.current.value = known;
  }, [known]);
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
