import clsx from "clsx";
import { type DragEvent, type ReactNode, useState } from "react";
import { t } from "./texts.ts";

type DropZoneProps = { isOn: boolean; onDrop: (file: File) => void; children: ReactNode };

const bringsFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Takes a file that is dropped on the notes; the first, where there are more. */
export function DropZone({ isOn, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!isOn || !bringsFile(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!isOn || !file) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(file);
  };
  const target = { onDragOverCapture: drag, onDragLeave: leave, onDropCapture: drop };
  return (
    <div
      {...target}
      className={clsx("relative grid gap-2 rounded-lg", isOver && "outline-2 outline-offset-4 outline-brand-mark")}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-x-0 top-0 z-2 grid h-9 place-items-center bg-background font-medium text-brand-text">
          {t("upload.drop")}
        </p>
      )}
    </div>
  );
}
