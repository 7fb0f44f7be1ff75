import { type KeyboardEvent, useEffect, useRef } from "react";
import { useDragRow, useDrop } from "../../ui/drag-area.tsx";

type ReorderOptions = { ids: readonly string[]; isEnabled: boolean; onMove: (id: string, to: number) => void };

/** Reorders a list by dragging, or by Alt with an arrow key. */
export function useReorder({ ids, isEnabled, onMove }: ReorderOptions) {
  const list = useRef<HTMLUListElement>(null);
  const movedByKey = useRef<EventTarget>(undefined);

  // A row that moves in the DOM loses the focus.
  useEffect(() => {
    const control = movedByKey.current;
    if (!control || list.current?.contains(document.activeElement)) return;
    if (control instanceof HTMLElement) control.focus();
    movedByKey.current = undefined;
  });

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (from >= 0 && to >= 0 && to < ids.length && to !== from) onMove(id, to);
  };
  useDrop((id, target) => move(id, ids.indexOf(target)));
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!isEnabled || !event.altKey || step === 0) return;
    event.preventDefault();
    movedByKey.current = event.target;
    move(id, ids.indexOf(id) + step);
  };
  return { list, order: { ids, isEnabled, onKeyDown } };
}
export type Order = ReturnType<typeof useReorder>["order"];

type RowOptions = { order: Order; id: string; label: string; isHeld?: boolean };

/** A row of a list that can be reordered; one that is held, such as while its text is edited, is not dragged. */
export function useReorderRow({ order, id, label, isHeld = false }: RowOptions) {
  const { ids, isEnabled, onKeyDown } = order;
  const { rowRef, dragProps, isDragging, draggedId } = useDragRow({ id, label, isEnabled: isEnabled && !isHeld });
  const from = draggedId && draggedId !== id ? ids.indexOf(draggedId) : -1;
  /** The edge where the dragged row would be dropped. */
  const landing = from < 0 ? undefined : from > ids.indexOf(id) ? ("above" as const) : ("below" as const);
  return {
    rowProps: { ref: rowRef, onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event) },
    dragProps,
    isDragging,
    landing,
  };
}

/** A line at the edge where the dragged row would be dropped. */
export const landingLook = {
  above: "before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brand-mark",
  below: "before:absolute before:inset-x-0 before:-bottom-px before:h-0.5 before:bg-brand-mark",
};
