import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

type ReorderOptions = { ids: readonly string[]; isEnabled: boolean; onMove: (id: string, to: number) => void };

/** Reorders a list by dragging, or by Alt with an arrow key. */
export function useReorder({ ids, isEnabled, onMove }: ReorderOptions) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const movedByKey = useRef<EventTarget>(undefined);

  // A row that moves in the DOM loses the focus.
  useEffect(() => {
    const control = movedByKey.current;
    if (!control || list.current?.contains(document.activeElement)) return;
    if (control instanceof HTMLElement) control.focus();
    movedByKey.current = undefined;
  });

  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const move = (id: string, to: number) => {
    if (to >= 0 && to < ids.length && to !== ids.indexOf(id)) onMove(id, to);
  };
  const itemProps = (id: string) => ({
    "data-option": id,
    draggable: isEnabled,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      move(dragged, ids.indexOf(id));
      end();
    },
    onDragEnd: end,
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
      if (!isEnabled || !event.altKey || step === 0) return;
      event.preventDefault();
      movedByKey.current = event.target;
      move(id, ids.indexOf(id) + step);
    },
  });
  /** The edge of a row where the dragged one would be dropped. */
  const landing = (id: string): "above" | "below" | undefined => {
    if (!dragged || over !== id || dragged === id) return undefined;
    return ids.indexOf(dragged) > ids.indexOf(id) ? "above" : "below";
  };
  return { list, itemProps, landing, dragged };
}
