import type { Pane } from "@coldopen/contract/ideation/schema";
import clsx from "clsx";
import { Image, Paperclip, Text, Type } from "lucide-react";
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { Material } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";
import { droppedMaterial, hasDroppableData, useDragState } from "./drag-state.ts";
import { nameOf } from "./material-chip.tsx";
import { attach, send } from "./send.ts";

const kinds: readonly { target: Pane | "attach"; icon: ReactNode }[] = [
  { target: "title", icon: <Type /> },
  { target: "concept", icon: <Text /> },
  { target: "thumbnail", icon: <Image /> },
  { target: "attach", icon: <Paperclip /> },
];

type ToolbarProps = {
  drawer: Drawer;
  onPaneChange: (pane: Pane) => void;
  onSent: () => void;
  /** Drop targets for attachments of the composer. */
  onAttached: (() => void) | undefined;
};

/** Cards are dropped here by pointer or key; without a drag, its buttons use the source of the pane. */
export function Toolbar({ drawer, onPaneChange, onSent, onAttached }: ToolbarProps) {
  const { dragged, release } = useDragState("Toolbar");
  const bar = useRef<HTMLDivElement>(null);
  const isPickedUp = dragged?.by === "keys";
  const { source, pane } = drawer;
  const resting: Material | undefined =
    source.text.trim() === ""
      ? undefined
      : { id: source.optionId ?? source.text, kind: pane, text: source.text, picture: source.picture };
  const offered = dragged?.material ?? resting;

  useEffect(() => {
    if (isPickedUp) bar.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  }, [isPickedUp]);

  const dropOn = (target: Pane | "attach", material: Material | undefined) => {
    release();
    if (!material) return;
    if (target === "attach") {
      attach(drawer, material);
      onAttached?.();
    } else {
      send(drawer, material, target, onPaneChange);
      onSent();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && dragged) {
      event.stopPropagation();
      dragged.from?.focus();
      release();
    }
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const targets = [...(bar.current?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
    const at = targets.findIndex((one) => one.matches(":focus"));
    targets[(at + step + targets.length) % targets.length]?.focus();
  };

  return (
    <div className="px-4 pt-3">
      <div ref={bar} role="toolbar" aria-label={t("toolbar.label")} onKeyDown={onKeyDown} className="flex gap-1.5">
        {kinds
          .filter(({ target }) => target !== "attach" || onAttached)
          .map(({ target, icon }) => (
            <Target
              key={target}
              icon={icon}
              label={t(`toolbar.${target}`)}
              name={nameFor(target, offered)}
              isWaiting={dragged !== undefined}
              isDisabled={!offered}
              onPress={() => dropOn(target, offered)}
              onDrop={(event) => dropOn(target, droppedMaterial(drawer, dragged, event))}
            />
          ))}
      </div>
      <p role="status" className="mt-1 h-4 truncate text-micro text-faint">
        {isPickedUp ? t("toolbar.holding", { name: nameOf(dragged.material) }) : t("toolbar.hint")}
      </p>
    </div>
  );
}

function nameFor(target: Pane | "attach", material: Material | undefined): string {
  const name = material ? nameOf(material) : t("toolbar.this");
  return target === "attach"
    ? t("toolbar.beside", { name })
    : t("toolbar.from", { target: t(`toolbar.${target}`), name });
}

type TargetProps = {
  icon: ReactNode;
  label: string;
  name: string;
  isWaiting: boolean;
  isDisabled: boolean;
  onPress: () => void;
  onDrop: (event: DragEvent) => void;
};

function Target({ icon, label, name, isWaiting, isDisabled, onPress, onDrop }: TargetProps) {
  const [isOver, setOver] = useState(false);
  const target = (
    <button
      type="button"
      data-target=""
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
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
        "inline-flex h-(--control) min-w-0 flex-auto items-center justify-center gap-1.5 rounded-md border px-1.5 text-xs font-medium transition-colors duration-(--d-fast) [&>.lucide]:size-3.5 [&>.lucide]:flex-none",
        isOver ? "bg-ai-soft text-ai" : isDisabled ? "text-disabled" : "text-muted hover:bg-raised hover:text-text",
        isWaiting || isOver ? "border-dashed border-ai-line" : "border-line",
      )}
    >
      {icon}
      <span className="pointer-events-none truncate">{label}</span>
    </button>
  );
  return isDisabled ? <Tooltip content={t("toolbar.nothing")}>{target}</Tooltip> : target;
}
