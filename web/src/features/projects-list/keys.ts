import type { OwnKeys } from "../../lib/list-keys.ts";
import type { ProjectsView } from "./view.ts";

/** Extra keys of this list: x selects, with Shift from the last selected one; Alt with arrows moves. */
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
