import { useEffect, useState } from "react";

/** The value once it has rested for a while; an empty text at once. */
export function useSettled(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return value === "" ? "" : settled;
}
