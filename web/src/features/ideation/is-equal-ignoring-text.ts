import { isRunning, type Run } from "./state.ts";
import type { Drawer } from "./use-ideation.ts";

const progressKey = ({ id, state, elements }: Run) =>
  `${id} ${isRunning({ state })} ${elements.filter(({ isWhole }) => isWhole).length}`;

type Shown = { drawer: Pick<Drawer, "project" | "pane" | "state" | "isReadOnly" | "isOpen" | "onEditPicture"> };

/** Whether only texts changed, of ideas or of inputs: components that show neither need not render again. */
export function isEqualIgnoringText({ drawer: before }: Shown, { drawer: after }: Shown): boolean {
  return (
    before.project === after.project &&
    before.pane === after.pane &&
    before.isReadOnly === after.isReadOnly &&
    before.isOpen === after.isOpen &&
    Boolean(before.onEditPicture) === Boolean(after.onEditPicture) &&
    before.state.edits === after.state.edits &&
    before.state.fetching === after.state.fetching &&
    before.state.connection === after.state.connection &&
    before.state.runs.length === after.state.runs.length &&
    before.state.runs.every((run, at) => {
      const next = after.state.runs[at];
      return next === run || (next !== undefined && progressKey(next) === progressKey(run));
    })
  );
}
