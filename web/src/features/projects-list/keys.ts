import type { VideoProject } from "@coldopen/contract/projects/schema";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Selection } from "./selection.ts";

type ListKeys = {
  container: RefObject<HTMLElement | null>;
  projects: readonly VideoProject[];
  columns: number;
  selection: Selection;
  scrollTo: (index: number) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, [role^=menu] *");

const steps = (columns: number): Record<string, number> => ({
  ArrowDown: columns,
  ArrowUp: -columns,
  ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
});

/** Arrows go from project to project, also to those not drawn yet; x chooses, with Shift from the last chosen on. Enter is the link's own. */
export function useListKeys({ container, projects, columns, selection, scrollTo }: ListKeys) {
  const [active, setActive] = useState(-1);
  const isWanted = useRef(false);

  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const link = container.current?.querySelector<HTMLElement>(`[data-index="${active}"] [data-project-link]`);
    if (!link) return;
    isWanted.current = false;
    link.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    if (index < 0 || index >= projects.length) return;
    isWanted.current = true;
    setActive(index);
    scrollTo(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    const row = event.target.closest("[data-index]");
    const index = Number(row?.getAttribute("data-index") ?? -1);
    const project = projects[index];
    if (!project) return;
    const step = steps(columns)[event.key];
    if (step !== undefined) goTo(index + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(projects.length - 1);
    else if (event.key.toLowerCase() === "x") selection.toggle(project.id, { isRange: event.shiftKey });
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown };
}
