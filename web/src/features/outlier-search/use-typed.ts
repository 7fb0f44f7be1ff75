import { useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../../lib/after-paint.ts";

type Searched = { text: string; tab: string };
type Unheard = { tell: () => void; callOff: () => void };

/**
 * The text of a field that the browser writes by itself: a key is on the screen before anything is made of it.
 * When something else is searched, or another tab, the field follows, but not back to what it said itself a moment ago.
 */
export function useTyped(searched: Searched) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef<string>(undefined);
  const unheard = useRef<Unheard>(undefined);
  const [typed, setTyped] = useState(searched.text);
  const write = useRef((text: string) => {
    unheard.current?.callOff();
    unheard.current = undefined;
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
    /** What stands in the field, whether or not anything was made of it. */
    read: () => field.current?.value ?? typed,
    /** Tells of the last of the keys that came before a picture. */
    hear: (text: string, then: () => void) => {
      unheard.current?.callOff();
      const tell = () => {
        unheard.current = undefined;
        setTyped(text);
        then();
      };
      unheard.current = { tell, callOff: afterPaint(tell) };
    },
    /** Tells of it now, for a key that builds on it; says whether there was anything to tell. */
    hearNow: (): boolean => {
      const waiting = unheard.current;
      waiting?.callOff();
      waiting?.tell();
      return waiting !== undefined;
    },
  };
}
