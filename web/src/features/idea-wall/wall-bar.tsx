import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Tag, Trash2, Workflow, X } from "lucide-react";
import { t } from "../../locales/en/idea-wall.ts";
import { Button } from "../../ui/button.tsx";
import { useDropTarget } from "../../ui/drag-area.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { statusTone } from "../project-cards/index.ts";
import { BulkTag, type ProjectChanges } from "../projects-list/index.ts";

type WallBarProps = {
  chosen: readonly VideoProject[];
  isDragging: boolean;
  mayDeleteAll: boolean;
  changes: ProjectChanges;
  onToCanvas: (chosen: readonly VideoProject[]) => void;
  onClear: () => void;
};

/** The statuses as buttons for the selected ideas, and as targets while ideas are dragged. */
export function WallBar({ chosen, isDragging, mayDeleteAll, changes, onToCanvas, onClear }: WallBarProps) {
  const move = (status: ProjectStatus) => {
    void changes.setStatus(chosen, status);
    onClear();
  };
  const addToCanvas = () => {
    onToCanvas(chosen);
    onClear();
  };
  const remove = () => {
    void changes.remove(chosen);
    onClear();
  };
  return (
    <div
      role="toolbar"
      aria-label={t("bar.name")}
      className="sticky bottom-0 z-(--z-sticky) mt-auto flex min-h-14 flex-wrap items-center gap-2 border-t border-line-strong bg-raised px-(--page-x) py-2.5"
    >
      {isDragging ? (
        <span className="text-muted">{t("bar.drop")}</span>
      ) : (
        <>
          <span role="status" className="font-semibold">
            {t("bar.selected", { count: chosen.length })}
          </span>
          <span className="mx-1 text-faint">{t("bar.moveTo")}</span>
        </>
      )}
      {ProjectStatus.options.map((status, at) => (
        <StatusTarget
          key={status}
          status={status}
          shortcut={String(at + 1)}
          isDragging={isDragging}
          onSelect={() => move(status)}
        />
      ))}
      {!isDragging && (
        <>
          <span aria-hidden className="mx-1 h-5 w-px bg-line-strong" />
          <BulkTag
            trigger={
              <Button size="sm" kind="ghost" icon={<Tag />}>
                {t("bar.tag")}
              </Button>
            }
            onAdd={(name) => void changes.addTag(chosen, name)}
          />
          <Button size="sm" kind="ghost" icon={<Workflow />} onClick={addToCanvas}>
            {t("bar.toCanvas")}
          </Button>
          <Tooltip content={t("bar.notYours")} disabled={mayDeleteAll} describes={!mayDeleteAll}>
            <Button
              size="sm"
              kind="ghost"
              icon={<Trash2 />}
              aria-disabled={!mayDeleteAll}
              {...(mayDeleteAll && { onClick: remove })}
            >
              {t("bar.remove")}
            </Button>
          </Tooltip>
          <span className="ml-auto text-xs text-faint max-lg:hidden">{t("bar.hint")}</span>
          <IconButton size="sm" label={t("bar.clear")} icon={<X />} onClick={onClear} />
        </>
      )}
    </div>
  );
}

type StatusTargetProps = { status: ProjectStatus; shortcut: string; isDragging: boolean; onSelect: () => void };

function StatusTarget({ status, shortcut, isDragging, onSelect }: StatusTargetProps) {
  const { dropRef, draggedId } = useDropTarget(status);
  return (
    <span
      ref={dropRef}
      className={clsx(
        "rounded-md transition-[padding,background-color] duration-(--d-fast)",
        isDragging && "min-w-40 p-3 text-center inset-ring inset-ring-line-strong",
        draggedId && "bg-brand-soft inset-ring-2 inset-ring-brand-mark",
      )}
    >
      <Button
        size="sm"
        aria-keyshortcuts={shortcut}
        trailing={
          <Kbd aria-hidden className="max-lg:hidden">
            {shortcut}
          </Kbd>
        }
        onClick={onSelect}
      >
        <StatusBadge tone={statusTone[status]} className="bg-transparent! px-0!">
          {statusLabel[status]}
        </StatusBadge>
      </Button>
    </span>
  );
}
