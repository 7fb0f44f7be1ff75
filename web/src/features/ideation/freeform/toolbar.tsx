import clsx from "clsx";
import { Image, Paperclip, Text, Type } from "lucide-react";
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "../../../locales/en/ideation-freeform.ts";
import type { Drawer } from "../use-ideation.ts";
import { droppedMaterial, hasDroppableData, type Target, useDragState } from "./drag-state.ts";
import { nameOf } from "./material-chip.tsx";

export const targetIcons: Record<Target, ReactNode> = {
  title: <Type />,
  concept: <Text />,
  thumbnail: <Image />,
  attach: <Paperclip />,
};

/** The targets of a card while it is dragged by pointer or picked up by key. It covers the foot of the drawer. */
export function Toolbar({ drawer }: { drawer: Drawer }) {
  const { dragged, isPageDrag, release, targets, drop } = useDragState("Toolbar");
  const bar = useRef<HTMLDivElement>(null);
  const isPickedUp = dragged?.by === "keys";

  useEffect(() => {
    if (isPickedUp) bar.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  }, [isPickedUp]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && dragged) {
      event.stopPropagation();
      dragged.from?.focus();
      release();
    }
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...(bar.current?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
    const at = all.findIndex((one) => one.matches(":focus"));
    all[(at + step + all.length) % all.length]?.focus();
  };

  if (!dragged && !isPageDrag) return null;
  const name = dragged ? nameOf(dragged.material) : t("toolbar.this");
  return (
    <div className="absolute inset-x-0 bottom-0 z-1 border-t border-line bg-raised px-4 pt-2.5 pb-4 shadow-overlay">
      <p role="status" className="mb-2 truncate text-xs">
        {isPickedUp ? t("toolbar.holding", { name }) : t("toolbar.hint")}
      </p>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t("toolbar.label")}
        onKeyDown={onKeyDown}
        className="grid grid-cols-2 gap-2"
      >
        {targets.map((target) => (
          <DropTarget
            key={target}
            icon={targetIcons[target]}
            label={t(`toolbar.${target}`)}
            name={
              target === "attach"
                ? t("toolbar.beside", { name })
                : t("toolbar.from", { target: t(`toolbar.${target}`), name })
            }
            onPress={() => drop(target, dragged?.material)}
            onDrop={(event) => drop(target, droppedMaterial(drawer, dragged, event))}
          />
        ))}
      </div>
    </div>
  );
}

type DropTargetProps = {
  icon: ReactNode;
  label: string;
  name: string;
  onPress: () => void;
  onDrop: (event: DragEvent) => void;
};

function DropTarget({ icon, label, name, onPress, onDrop }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  return (
    <button
      type="button"
      data-target=""
      aria-label={name}
      onClick={onPress}
      onDragOver={(event) => {
        if (!hasDroppableData(event, false)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event);
      }}
      className={clsx(
        "inline-flex h-10 min-w-0 items-center gap-2 rounded-md border px-3 text-xs font-medium transition-colors duration-(--d-fast) [&>.lucide]:flex-none",
        isOver ? "border-brand-mark text-text" : "border-dashed border-line-control text-muted hover:text-text",
      )}
    >
      {icon}
      <span className="pointer-events-none truncate">{label}</span>
    </button>
  );
}
