import clsx from "clsx";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";

type FileDropProps = {
  isOn: boolean;
  /** What a person who holds a file over it reads. */
  label: string;
  onFiles: (files: File[]) => void;
  /** Takes what is pasted while the focus is inside, too. */
  takesPasted?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A picture dragged within the page is a file too, but brings along what it is as text. */
const bringsFile = ({ dataTransfer: { types } }: DragEvent) => types.includes("Files") && !types.includes("text/plain");

/** Takes files that are dropped on what it holds. */
export function FileDrop({ isOn, label, onFiles, takesPasted = false, className, children }: FileDropProps) {
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
    const files = [...event.dataTransfer.files];
    if (!isOn || !bringsFile(event) || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (!isOn || !takesPasted || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const target = { onDragOverCapture: drag, onDragLeave: leave, onDropCapture: drop, onPaste: paste };
  return (
    <div
      {...target}
      // A click inside is enough to paste.
      {...(isOn && takesPasted && { tabIndex: -1 })}
      className={clsx("relative", isOver ? "outline-2 outline-offset-4 outline-brand-mark" : "outline-none", className)}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-x-1.5 top-1.5 z-2 grid h-8 place-items-center bg-background font-medium text-brand-text">
          {label}
        </p>
      )}
    </div>
  );
}
