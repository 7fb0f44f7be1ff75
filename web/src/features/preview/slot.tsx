import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from "react";
import { t } from "../../locales/en/preview.ts";
import { useDragItem, useDrop, useDropTarget } from "../../ui/drag-area.tsx";
import type { Slot } from "../feed/index.ts";

type Moves = { mainId: string; count: number; position: number; onMove: (to: number) => void };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const slotId = (at: number) => `slot-${at}`;

/** The main video moves by dragging or with an arrow key; the other slots are drop targets. */
export function useSlots({ mainId, count, position, onMove }: Moves): Slot {
  const isMovedByKey = useRef(false);
  useDrop((_, target) => {
    const at = Array.from({ length: count }, (_slot, index) => index).find((index) => slotId(index) === target);
    if (at !== undefined) onMove(at + 1);
  });
  const press = (event: KeyboardEvent) => {
    const to = event.key === "Home" ? 1 : event.key === "End" ? count : position + (steps[event.key] ?? 0);
    if (to === position || to < 1 || to > count) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onMove(to);
  };
  // In the rows of a television the moved card is another element, so the focus has to follow.
  const keepFocus = useCallback((card: HTMLButtonElement | null) => {
    if (card && isMovedByKey.current && document.activeElement !== card) card.focus();
  }, []);
  const leave = () => {
    isMovedByKey.current = false;
  };
  return (video, at, card) =>
    video.id === mainId ? (
      <MainSlot
        key={video.id}
        video={video}
        label={t("yours", { position: at + 1, count, title: video.title })}
        shownRef={keepFocus}
        onKeyDown={press}
        onBlur={leave}
      >
        {card}
      </MainSlot>
    ) : (
      <OtherSlot key={video.id} video={video} at={at}>
        {card}
      </OtherSlot>
    );
}

type MainSlotProps = {
  video: FeedVideo;
  label: string;
  shownRef: (button: HTMLButtonElement | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  children: ReactNode;
};

function MainSlot({ video, label, shownRef, onKeyDown, onBlur, children }: MainSlotProps) {
  const { dragRef, dragProps, isDragging } = useDragItem({ id: video.id, label: video.title, isEnabled: true });
  const ref = useCallback(
    (button: HTMLButtonElement | null) => {
      dragRef(button);
      shownRef(button);
    },
    [dragRef, shownRef],
  );
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      {...dragProps}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={clsx("crop-marks block min-w-0 cursor-grab self-start text-left", isDragging && "opacity-50")}
    >
      {children}
    </button>
  );
}

function OtherSlot({ video, at, children }: { video: FeedVideo; at: number; children: ReactNode }) {
  const { dropRef, draggedId } = useDropTarget(slotId(at));
  return (
    <article
      ref={dropRef}
      aria-label={video.title}
      className={clsx(
        "block min-w-0",
        draggedId && "rounded-[12px] outline-2 outline-offset-4 outline-brand-mark outline-dashed",
      )}
    >
      {children}
    </article>
  );
}
