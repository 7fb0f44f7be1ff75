import { CanvasCardKind } from "@coldopen/contract/idea-canvas/schema";
import { useReactFlow, useStore } from "@xyflow/react";
import { Maximize, Minus, Plus, Redo2, Undo2 } from "lucide-react";
import { t } from "../../locales/en/idea-canvas.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { kindIcons } from "./card-node.tsx";

const barLook =
  "pointer-events-auto flex items-center gap-0.5 rounded-lg border border-line bg-overlay p-1 shadow-card";
const ZOOM_MS = 150;

export const AddBar = ({ onAdd }: { onAdd: (kind: CanvasCardKind) => void }) => (
  <section aria-label={t("addBar")} className={barLook}>
    {CanvasCardKind.options.map((kind) => {
      const Icon = kindIcons[kind];
      return (
        <Button
          key={kind}
          kind="ghost"
          size="sm"
          icon={<Icon />}
          aria-label={t("add", { kind: t(`kinds.${kind}`).toLowerCase() })}
          onClick={() => onAdd(kind)}
        >
          <span className="max-md:sr-only">{t(`kinds.${kind}`)}</span>
        </Button>
      );
    })}
  </section>
);

type ViewBarProps = {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Shows all cards within a number of milliseconds. */
  onFit: (duration: number) => void;
  isEditable: boolean;
};

export function ViewBar({ canUndo, canRedo, onUndo, onRedo, onFit, isEditable }: ViewBarProps) {
  const { zoomIn, zoomOut } = useReactFlow();
  return (
    <section aria-label={t("view.name")} className={barLook}>
      {isEditable && (
        <>
          <IconButton size="sm" label={t("view.undo")} icon={<Undo2 />} disabled={!canUndo} onClick={onUndo} />
          <IconButton size="sm" label={t("view.redo")} icon={<Redo2 />} disabled={!canRedo} onClick={onRedo} />
          <span className="mx-1 h-4 w-px bg-line" />
        </>
      )}
      <IconButton
        size="sm"
        label={t("view.zoomOut")}
        icon={<Minus />}
        onClick={() => void zoomOut({ duration: ZOOM_MS })}
      />
      <Zoom />
      <IconButton
        size="sm"
        label={t("view.zoomIn")}
        icon={<Plus />}
        onClick={() => void zoomIn({ duration: ZOOM_MS })}
      />
      <IconButton size="sm" label={t("view.fit")} icon={<Maximize />} onClick={() => onFit(ZOOM_MS)} />
    </section>
  );
}

function Zoom() {
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  return (
    <span className="type-data w-11 text-center text-xs text-muted max-sm:hidden">{t("view.zoom", { percent })}</span>
  );
}

type SelectionBarProps = { count: number; onCombine: () => void; onConnect: () => void; onRemove: () => void };

export const SelectionBar = ({ count, onCombine, onConnect, onRemove }: SelectionBarProps) => (
  <section aria-label={t("selection.name")} className={barLook}>
    <span role="status" className="px-2 text-xs text-muted">
      {t("selection.count", { count })}
    </span>
    {count === 2 && (
      <>
        <Button kind="ai" size="sm" onClick={onCombine}>
          {t("selection.combine")}
        </Button>
        <Button kind="ghost" size="sm" onClick={onConnect}>
          {t("selection.connect")}
        </Button>
      </>
    )}
    <Button kind="ghost" size="sm" onClick={onRemove}>
      {t("selection.remove")}
    </Button>
  </section>
);
