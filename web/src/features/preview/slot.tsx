import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { t } from "../../locales/en/preview.ts";
import type { Slot } from "../feed/index.ts";

type Moves = { mainId: string; count: number; position: number; onMove: (to: number) => void };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The main video moves by dragging or with an arrow key; the other slots are drop targets. */
export function useSlots({ mainId, count, position, onMove }: Moves): Slot {
  const [isDragging, setDragging] = useState(false);
  const [over, setOver] = useState<number>();
  const isMovedByKey = useRef(false);
  const end = () => {
    setDragging(false);
    setOver(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const to = event.key === "Home" ? 1 : event.key === "End" ? count : position + (steps[event.key] ?? 0);
    if (to === position || to < 1 || to > count) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onMove(to);
  };
  // In the rows of a television the moved card is another element, so the focus has to follow.
  const keepFocus = (card: HTMLButtonElement | null) => {
    if (card && isMovedByKey.current && document.activeElement !== card) card.focus();
  };
  return (video, at, card) =>
    video.id === mainId ? (
      <button
        key={video.id}
        ref={keepFocus}
        type="button"
        draggable
        aria-label={t("yours", { position: at + 1, count, title: video.title })}
        onKeyDown={press}
        onBlur={() => {
          isMovedByKey.current = false;
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", video.title);
          setDragging(true);
        }}
        onDragEnd={end}
        className={clsx("crop-marks block min-w-0 cursor-grab self-start text-left", isDragging && "opacity-50")}
      >
        {card}
      </button>
    ) : (
      <article
        key={video.id}
        aria-label={video.title}
        onDragOver={(event) => {
          if (!isDragging) return;
          event.preventDefault();
          setOver(at);
        }}
        onDrop={(event) => {
          if (!isDragging) return;
          event.preventDefault();
          onMove(at + 1);
          end();
        }}
        className={clsx(
          "block min-w-0",
          over === at && "rounded-[12px] outline-2 outline-offset-4 outline-brand-mark outline-dashed",
        )}
      >
        {card}
      </article>
    );
}
