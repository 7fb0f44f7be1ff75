import clsx from "clsx";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";

type FileDropProps = {
  isOn: boolean;
  /** The hint while a file is dragged over it. */
  label: string;
  onFiles: (files: File[]) => void;
  /** Also takes files pasted while the focus is inside. */
  takesPasted?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A picture dragged within the page is a file too, but also has text data. */
const bringsFile = ({ dataTransfer: { types } }: DragEvent) => types.includes("Files") && !types.includes("text/plain");

/** Takes files that are dropped on its children. */
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
      // A click inside allows pasting.
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
