import clsx from "clsx";
import { Image, Paperclip, Text, Type } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { useDraggedId, useDrop, useDropTarget } from "../../../ui/drag-area.tsx";
import type { Drawer } from "../use-ideation.ts";
import { findMaterial, type Target, useDragState } from "./drag-state.ts";
import { nameOf } from "./material-chip.tsx";

export const targetIcons: Record<Target, ReactNode> = {
  title: <Type />,
  concept: <Text />,
  thumbnail: <Image />,
  attach: <Paperclip />,
};

const dropIdOf = (target: Target) => `send-to-${target}`;

/** The targets of a card while it is dragged by pointer or picked up by key. It covers the foot of the drawer. */
export function Toolbar({ drawer }: { drawer: Drawer }) {
  const { pickedUp, release, targets, drop } = useDragState("Toolbar");
  const dragged = findMaterial(drawer, useDraggedId());
  const bar = useRef<HTMLDivElement>(null);
  const isPickedUp = pickedUp !== undefined;
  useDrop((id, over) => {
    const target = targets.find((one) => dropIdOf(one) === over);
    const material = findMaterial(drawer, id);
    if (target && material) drop(target, material);
  });

  useEffect(() => {
    if (isPickedUp) bar.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  }, [isPickedUp]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && pickedUp) {
      event.stopPropagation();
      pickedUp.from?.focus();
      release();
    }
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...(bar.current?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
    const at = all.findIndex((one) => one.matches(":focus"));
    all[(at + step + all.length) % all.length]?.focus();
  };

  const material = pickedUp?.material ?? dragged;
  if (!material) return null;
  const name = nameOf(material);
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
            id={dropIdOf(target)}
            icon={targetIcons[target]}
            label={t(`toolbar.${target}`)}
            name={
              target === "attach"
                ? t("toolbar.beside", { name })
                : t("toolbar.from", { target: t(`toolbar.${target}`), name })
            }
            onPress={() => drop(target, material)}
          />
        ))}
      </div>
    </div>
  );
}

type DropTargetProps = { id: string; icon: ReactNode; label: string; name: string; onPress: () => void };

function DropTarget({ id, icon, label, name, onPress }: DropTargetProps) {
  const { dropRef, draggedId } = useDropTarget(id);
  return (
    <button
      ref={dropRef}
      type="button"
      data-target=""
      aria-label={name}
      onClick={onPress}
      className={clsx(
        "inline-flex h-10 min-w-0 items-center gap-2 rounded-md border px-3 text-xs font-medium transition-colors duration-(--d-fast) [&>.lucide]:flex-none",
        draggedId ? "border-brand-mark text-text" : "border-dashed border-line-control text-muted hover:text-text",
      )}
    >
      {icon}
      <span className="pointer-events-none truncate">{label}</span>
    </button>
  );
}
