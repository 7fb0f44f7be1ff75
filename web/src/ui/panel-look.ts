import { cva } from "class-variance-authority";
import type { ReactElement, ReactNode } from "react";

const motion =
  "origin-(--transform-origin) transition-[opacity,translate] duration-(--d-base) ease-out data-ending-style:opacity-0 data-ending-style:duration-(--d-fast) data-starting-style:translate-y-1 data-starting-style:opacity-0";

/** A floating panel: menus, selects, popovers, suggestion lists. */
export const panelLook = cva(["rounded-lg bg-overlay text-text shadow-overlay outline-none", motion], {
  variants: {
    inside: {
      rows: "max-h-(--available-height) min-w-[max(11.25rem,var(--anchor-width))] overflow-y-auto p-1",
      content: "",
    },
  },
  defaultVariants: { inside: "rows" },
});

/** The trigger of a panel, and its position. */
export type PanelProps = {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
};

export const panelOffset = 8;

export const rowLook = cva(
  "flex min-h-8 w-full select-none items-center gap-2.25 rounded-sm px-2 font-medium outline-none data-disabled:text-disabled data-highlighted:bg-raised-2",
  {
    variants: {
      tone: {
        plain: "text-text [&>.lucide]:text-muted data-disabled:[&>.lucide]:text-disabled",
        ai: "text-text [&>.lucide]:text-ai data-disabled:[&>.lucide]:text-disabled",
        danger: "text-danger",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export const rowGroupLabelLook = "px-2 pt-1.5 pb-1 text-micro font-medium text-faint";
export const rowSeparatorLook = "-mx-1 my-1 h-px bg-line";
export const rowCheckLook = "ml-auto inline-flex pl-3 text-brand-mark [&>.lucide]:size-3.5";
