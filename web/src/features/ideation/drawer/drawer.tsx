import type { Pane } from "@coldopen/contract/ideation/schema";
import { memo, useState } from "react";
import { useUndoKeys } from "../../../lib/use-undo-keys.ts";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { COMPOSER_ID, Composer } from "../freeform/composer.tsx";
import { HandProvider, useNewHand } from "../freeform/hand.ts";
import { type Mode, ModeSwitch } from "../freeform/mode-switch.tsx";
import { Toolbar } from "../freeform/toolbar.tsx";
import { Inspiration } from "../inspiration/inspiration.tsx";
import { sameButForWords } from "../same-but-for-words.ts";
import { type Drawer, type IdeationProps, useIdeation } from "../use-ideation.ts";
import { BrainstormChips } from "./chips/chips.tsx";
import { DrawerHeader } from "./header.tsx";
import { ProgressRow } from "./progress-row.tsx";
import { Results } from "./results/results.tsx";
import { SourceWell } from "./source/well.tsx";
import { ThisBut } from "./this-but.tsx";

type IdeationDrawerProps = IdeationProps & {
  onPaneChange: (pane: Pane) => void;
  onClose: () => void;
  /** Whether one may also write in one's own words, with pictures and texts beside them. */
  hasFreeform?: boolean | undefined;
  /** Whether cards can be sent to another pane. */
  hasToolbar?: boolean | undefined;
};

/** Fills the height it is given; the page decides whether it stands beside or above. */
export function IdeationDrawer({ onPaneChange, onClose, hasFreeform, hasToolbar, ...props }: IdeationDrawerProps) {
  const drawer = useIdeation(props);
  const isFreeform = Boolean(hasFreeform) && !drawer.isReadOnly;
  const isToolbar = Boolean(hasToolbar) && !drawer.isReadOnly;
  const [chosenMode, setMode] = useMode(drawer);
  const mode = isFreeform ? chosenMode : "source";
  const hand = useNewHand({ canDrag: isFreeform || isToolbar, canCarry: isToolbar });
  useUndoKeys(drawer);
  const showWords = () => {
    setMode("words");
    requestAnimationFrame(() => document.getElementById(COMPOSER_ID)?.focus());
  };
  return (
    <HandProvider value={hand}>
      <aside
        aria-label={t("title")}
        className="painted-apart flex h-full min-h-0 w-(--drawer) max-w-full flex-none flex-col border-l border-line bg-surface"
      >
        <DrawerHeader pane={drawer.pane} onPaneChange={onPaneChange} onClose={onClose} />
        {isToolbar && (
          <StillToolbar
            drawer={drawer}
            onPaneChange={onPaneChange}
            onSent={() => setMode("source")}
            onAttached={isFreeform ? showWords : undefined}
          />
        )}
        {isFreeform && <ModeSwitch mode={mode} onChange={setMode} />}
        {mode === "words" ? <Composer drawer={drawer} /> : <FromOne drawer={drawer} />}
        <ProgressRow drawer={drawer} />
        <Results key={drawer.pane} drawer={drawer} mode={mode} />
        {!drawer.isReadOnly && (
          <footer className="grid flex-none gap-3 border-t border-line px-4 py-3">
            <StillInspiration drawer={drawer} />
            {mode === "source" && <ThisBut drawer={drawer} />}
          </footer>
        )}
      </aside>
    </HandProvider>
  );
}

/** Whoever left something half-written finds it open. */
function useMode({ state, edits }: Drawer) {
  const [chosen, setMode] = useState<Mode>();
  const isBegun = state.wish !== "" || edits.materials.length > 0;
  if (chosen === undefined && isBegun) setMode("words");
  return [chosen ?? "source", setMode] as const;
}

const FromOne = memo(
  ({ drawer }: { drawer: Drawer }) => (
    <>
      <SourceWell drawer={drawer} />
      {drawer.isReadOnly ? <div className="h-3" /> : <BrainstormChips drawer={drawer} />}
    </>
  ),
  sameButForWords,
);
const StillToolbar = memo(Toolbar, sameButForWords);
const StillInspiration = memo(Inspiration, sameButForWords);
