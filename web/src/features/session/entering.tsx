import { useEffect } from "react";
import { useEnter } from "./use-enter.ts";
import { Waiting } from "./waiting.tsx";

/** Shown while the studio opens. */
export function Entering({ text, href }: { text: string; href?: string }) {
  const enter = useEnter();
  useEffect(() => void enter(href), [enter, href]);
  return <Waiting text={text} />;
}
