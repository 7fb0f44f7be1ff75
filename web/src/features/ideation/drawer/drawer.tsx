import { Pane } from "@coldopen/contract/ideation/schema";
import { X } from "lucide-react";
import { memo, useState } from "react";
import { useUndoKeys } from "../../../lib/use-undo-keys.ts";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { COMPOSER_ID, Composer, type Mode } from "../freeform/composer.tsx";
import { DragStateProvider, type Target, useNewDragState } from "../freeform/drag-state.ts";
import { attach, send } from "../freeform/send.ts";
import { Toolbar } from "../freeform/toolbar.tsx";
import { Inspiration } from "../inspiration/inspiration.tsx";
import { isEqualIgnoringText } from "../is-equal-ignoring-text.ts";
import { type Drawer, type IdeationProps, useIdeation } from "../use-ideation.ts";
import { BrainstormChips } from "./chips/chips.tsx";
import { ProgressRow } from "./progress-row.tsx";
import { Results } from "./results/results.tsx";
import { SourceRow } from "./source/source-row.tsx";
import { ThisBut } from "./this-but.tsx";

type DrawerHeaderProps = { pane: Pane; onPaneChange: (pane: Pane) => void; onClose: () => void };

/** Memoized: rendered again only for another pane, not for each streamed token. */
const DrawerHeader = memo(({ pane, onPaneChange, onClose }: DrawerHeaderProps) => (
  <header className="flex h-(--bar) flex-none items-center gap-2 border-b border-line pr-3 pl-4">
    <h2 className="mr-auto type-title text-[15px] leading-5">{t("title")}</h2>
    <Segmented
      size="sm"
      label={t("panes.label")}
      value={pane}
      onValueChange={onPaneChange}
      segments={Pane.options.map((value) => ({ value, label: t(`panes.${value}`) }))}
    />
    <IconButton size="sm" label={t("close")} icon={<X />} tooltipSide="bottom" onClick={onClose} />
  </header>
));

type IdeationDrawerProps = IdeationProps & {
  onPaneChange: (pane: Pane) => void;
  onClose: () => void;
  /** Whether the freeform composer is available. */
  hasFreeform?: boolean | undefined;
  /** Whether cards can be sent to another pane. */
  hasToolbar?: boolean | undefined;
};

const none: readonly Target[] = [];
const brainstormsAndText: readonly Target[] = [...Pane.options, "attach"];

/** Fills the given height; the page decides whether it is beside or over the content. */
export function IdeationDrawer({ onPaneChange, onClose, hasFreeform, hasToolbar, ...props }: IdeationDrawerProps) {
  const drawer = useIdeation(props);
  const isFreeform = Boolean(hasFreeform) && !drawer.isReadOnly;
  const isToolbar = Boolean(hasToolbar) && !drawer.isReadOnly;
  const [chosenMode, setMode] = useMode(drawer);
  const mode = isFreeform ? chosenMode : "source";
  const showWords = () => {
    setMode("words");
    requestAnimationFrame(() => document.getElementById(COMPOSER_ID)?.focus());
  };
  const dragState = useNewDragState({
    canDrag: isFreeform || isToolbar,
    targets: isToolbar ? (isFreeform ? brainstormsAndText : Pane.options) : none,
    onDrop: (target, material) => {
      if (target === "attach") {
        attach(drawer, material);
        return showWords();
      }
      send(drawer, material, target, onPaneChange);
      setMode("source");
    },
  });
  useUndoKeys(drawer);
  return (
    <DragStateProvider value={dragState}>
      <aside
        aria-label={t("title")}
        className="painted-apart relative flex h-full min-h-0 w-(--drawer) max-w-full flex-none flex-col border-l border-line bg-surface"
      >
        <DrawerHeader pane={drawer.pane} onPaneChange={onPaneChange} onClose={onClose} />
        {mode === "words" ? (
          <Composer drawer={drawer} onBack={() => setMode("source")} />
        ) : (
          <FromOne drawer={drawer} onWords={isFreeform ? showWords : undefined} />
        )}
        <ProgressRow drawer={drawer} />
        <Results key={drawer.pane} drawer={drawer} mode={mode} />
        {!drawer.isReadOnly && mode === "source" && (
          <footer className="flex flex-none gap-1 border-t border-line py-2 pr-4 pl-3">
            <ThisBut drawer={drawer} settings={<StillInspiration drawer={drawer} />} />
          </footer>
        )}
        {isToolbar && <Toolbar drawer={drawer} />}
      </aside>
    </DragStateProvider>
  );
}

/** Opens the composer if it has unfinished input. */
function useMode({ state, edits }: Drawer) {
  const [chosen, setMode] = useState<Mode>();
  const isBegun = state.wish !== "" || edits.materials.length > 0;
  if (chosen === undefined && isBegun) setMode("words");
  return [chosen ?? "source", setMode] as const;
}

type FromOneProps = { drawer: Drawer; onWords: (() => void) | undefined };

const FromOne = memo(
  ({ drawer, onWords }: FromOneProps) => (
    <>
      <SourceRow drawer={drawer} />
      <BrainstormChips drawer={drawer} onWords={onWords} />
    </>
  ),
  (before, after) => Boolean(before.onWords) === Boolean(after.onWords) && isEqualIgnoringText(before, after),
);
const StillInspiration = memo(Inspiration, isEqualIgnoringText);
