import type { VideoProject } from "@coldopen/contract/projects/schema";
import type { RefObject } from "react";
import { useListKeys } from "../../lib/list-keys.ts";
import type { Ranking } from "./ranking/use-ranking.ts";
import type { Selection } from "./selection.ts";

type ProjectKeys = {
  container: RefObject<HTMLElement | null>;
  projects: readonly VideoProject[];
  columns: number;
  selection: Selection;
  scrollTo: (index: number) => void;
  ranking: Ranking | undefined;
};

/** The keys of a list; x chooses besides, with Shift from the last chosen on; Alt and arrows move what can be moved. */
export const useProjectKeys = ({ container, projects, columns, selection, scrollTo, ranking }: ProjectKeys) =>
  useListKeys({
    container,
    count: projects.length,
    columns,
    scrollTo,
    ...(ranking && { move: ranking.move }),
    press(event, index) {
      const project = projects[index];
      if (!project || event.key.toLowerCase() !== "x") return false;
      selection.toggle(project.id, { isRange: event.shiftKey });
      return true;
    },
  });
