import { useEffect, useState } from "react";

/** The value after it has not changed for `restMs`; an empty text at once. */
export function useDebouncedValue(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return value === "" ? "" : settled;
}
