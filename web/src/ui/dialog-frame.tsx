import { cva, type VariantProps } from "class-variance-authority";
import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import { TooltipGroup } from "./tooltip.tsx";
import { useOverflows } from "./use-overflows.ts";

export const dialogLook = cva(
  "relative flex max-h-(--dialog-max-h) w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-xl bg-overlay text-text shadow-dialog outline-none after:pointer-events-none after:absolute after:inset-0 after:rounded-xl after:transition-colors after:duration-(--d-base) data-nested-dialog-open:after:bg-scrim",
  { variants: { width: { 440: "max-w-110", 640: "max-w-160", 1080: "max-w-270", 1136: "max-w-284" } } },
);

export type DialogWidth = NonNullable<VariantProps<typeof dialogLook>["width"]>;

export const dialogMotion =
  "transition-[opacity,translate] duration-(--d-base) ease-out data-ending-style:opacity-0 data-ending-style:duration-(--d-fast) data-starting-style:translate-y-1 data-starting-style:opacity-0";
export const scrimLook =
  "fixed inset-0 z-(--z-scrim) bg-scrim transition-opacity duration-(--d-base) data-ending-style:opacity-0 data-starting-style:opacity-0";
export const viewportLook = "fixed inset-0 z-(--z-dialog) grid place-items-center p-4";

type DialogFrameProps = {
  title: ReactNode;
  close?: ReactNode;
  /** The cancel action, left of the confirming one. */
  footer?: ReactNode;
  /** Long questions wrap instead of being truncated. */
  wraps?: boolean | undefined;
  /** False if the content has its own padding. */
  padded?: boolean | undefined;
  children: ReactNode;
};

export const DialogFrame = ({ title, close, footer, wraps = false, padded = true, children }: DialogFrameProps) => (
  <TooltipGroup>
    <header className="flex min-h-12 flex-none items-center gap-3 border-b border-line py-2 pr-2 pl-5">
      <div className={clsx("type-title min-w-0 flex-1 text-lg", wraps ? "pr-3 text-pretty wrap-anywhere" : "truncate")}>
        {title}
      </div>
      {close}
    </header>
    <Body padded={padded}>{children}</Body>
    {footer && (
      <footer className="flex min-h-14 flex-none items-center justify-end gap-2 border-t border-line py-3 pr-4 pl-5">
        {footer}
      </footer>
    )}
  </TooltipGroup>
);

function Body({ padded, children }: Required<Pick<DialogFrameProps, "padded" | "children">>) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useOverflows(box) ? { tabIndex: 0 } : {};
  return (
    <div ref={box} {...reachable} className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2!">
      <div className={clsx(padded && "px-5 py-4")}>{children}</div>
    </div>
  );
}
