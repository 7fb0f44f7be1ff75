import { type DragEvent, useState } from "react";

/** Drop handlers; none where nothing can be dropped. */
export function useDrop(take: (() => void) | undefined) {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && take !== undefined,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!take) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take?.();
      },
    },
  };
}
