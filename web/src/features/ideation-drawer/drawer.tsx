import type { Pane } from "@coldopen/contract/ideation/schema";
import { type IdeationProps, useIdeation } from "../ideation/index.ts";
import { BrainstormChips } from "./chips/chips.tsx";
import { DrawerHeader } from "./header.tsx";
import { Inspiration } from "./inspiration/inspiration.tsx";
import { ProgressRow } from "./progress-row.tsx";
import { Results } from "./results/results.tsx";
import { SourceWell } from "./source/well.tsx";
import { t } from "./texts.ts";
import { ThisBut } from "./this-but.tsx";
import { useUndoKeys } from "./use-undo-keys.ts";

type IdeationDrawerProps = IdeationProps & { onPaneChange: (pane: Pane) => void; onClose: () => void };

/** Fills the height it is given; the page decides whether it stands beside or above. */
export function IdeationDrawer({ onPaneChange, onClose, ...props }: IdeationDrawerProps) {
  const drawer = useIdeation(props);
  useUndoKeys(drawer);
  return (
    <aside
      aria-label={t("title")}
      className="flex h-full min-h-0 w-(--drawer) max-w-full flex-none flex-col border-l border-line bg-surface"
    >
      <DrawerHeader pane={drawer.pane} onPaneChange={onPaneChange} onClose={onClose} />
      <SourceWell drawer={drawer} />
      {drawer.isReadOnly ? <div className="h-3" /> : <BrainstormChips drawer={drawer} />}
      <ProgressRow drawer={drawer} />
      <Results key={drawer.pane} drawer={drawer} />
      {!drawer.isReadOnly && (
        <footer className="grid flex-none gap-3 border-t border-line px-4 py-3">
          <Inspiration drawer={drawer} />
          <ThisBut drawer={drawer} />
        </footer>
      )}
    </aside>
  );
}
