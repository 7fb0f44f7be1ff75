import type { OwnKeys } from "../../lib/list-keys.ts";
import type { ProjectsView } from "./view.ts";

/** Beside the keys of every list: x chooses, with Shift from the last chosen on; Alt and arrows move what can be moved. */
export const projectKeys = ({
  projects,
  selection,
  ranking,
}: Pick<ProjectsView, "projects" | "selection" | "ranking">): OwnKeys => ({
  ...(ranking && { move: ranking.move }),
  press(event, index) {
    const project = projects[index];
    if (!project || event.key.toLowerCase() !== "x") return false;
    selection.toggle(project.id, { isRange: event.shiftKey });
    return true;
  },
});
