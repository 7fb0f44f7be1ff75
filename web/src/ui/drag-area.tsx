import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useDndMonitor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type DragEvent, type ReactNode, useCallback } from "react";

/** A shorter movement is a click. */
const DRAG_DISTANCE_PX = 6;
/** A shorter touch scrolls. */
const TOUCH_DELAY_MS = 250;
const TOUCH_TOLERANCE_PX = 8;

const silent = () => undefined;
/** Each list announces its own moves by name; the library would read ids out. */
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Some targets appear when something is dragged; otherwise they would be measured too late. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** Everything inside can be dragged by mouse and touch onto every target inside. */
export function DragArea({ children, autoScroll = true }: { children: ReactNode; autoScroll?: boolean }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={autoScroll}
      measuring={measuring}
      accessibility={{ announcements }}
    >
      {children}
      <Preview />
    </DndContext>
  );
}

/** What is below the preview stays the target of the pointer. */
const ignored = { pointerEvents: "none" } as const;

function Preview() {
  const { active } = useDndContext();
  return (
    <DragOverlay dropAnimation={null} style={ignored}>
      {active && (
        <div className="line-clamp-2 w-56 cursor-grabbing rounded-md bg-raised-2 p-3 font-semibold wrap-anywhere inset-ring inset-ring-line-strong">
          {active.data.current?.label}
        </div>
      )}
    </DragOverlay>
  );
}

type DragItem = { id: string; label: string; isEnabled: boolean };

/** Makes an element draggable; `label` follows the pointer. */
export function useDragItem({ id, label, isEnabled }: DragItem) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { label }, disabled: !isEnabled });
  // Pictures and links would start the browser's own dragging.
  const onDragStart = (event: DragEvent) => event.preventDefault();
  return { dragRef: setNodeRef, dragProps: isEnabled ? { ...listeners, onDragStart } : {}, isDragging };
}

/** Makes an element a target; `draggedId` is what is held over it. */
export function useDropTarget(id: string, { isEnabled = true } = {}) {
  const { setNodeRef, isOver, active } = useDroppable({ id, disabled: !isEnabled });
  return { dropRef: setNodeRef, draggedId: isOver && active ? String(active.id) : undefined };
}

/** Makes a row draggable onto other rows, such as those of an ordered list. */
export function useDragRow(item: DragItem) {
  const { dragRef, dragProps, isDragging } = useDragItem(item);
  const { dropRef, draggedId } = useDropTarget(item.id, item);
  const rowRef = useCallback(
    (row: HTMLElement | null) => {
      dragRef(row);
      dropRef(row);
    },
    [dragRef, dropRef],
  );
  return { rowRef, dragProps, isDragging, draggedId };
}
export type DragRow = ReturnType<typeof useDragRow>;

/** Called with the ids of what was dragged and of its target. */
export function useDrop(onDrop: (id: string, target: string) => void): void {
  useDndMonitor({ onDragEnd: ({ active, over }) => over && onDrop(String(active.id), String(over.id)) });
}

/** The id of what is being dragged anywhere in the area. */
export function useDraggedId(): string | undefined {
  const { active } = useDndContext();
  return active ? String(active.id) : undefined;
}
