import { useRender } from "@base-ui/react/use-render";
import { cva } from "class-variance-authority";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

const look = cva(
  "inline-grid flex-none place-items-center transition-[background-color,color] duration-(--d-fast) hover:bg-raised disabled:bg-transparent disabled:text-disabled",
  {
    variants: {
      tone: {
        plain: "text-muted hover:text-text aria-expanded:bg-raised aria-expanded:text-text",
        on: "text-brand-text",
        ai: "text-ai",
        danger: "text-danger",
      },
      size: { xs: "size-6 rounded-sm", sm: "size-(--control-sm) rounded-md", md: "size-(--control) rounded-md" },
    },
  },
);

export type GlyphButtonProps = Omit<useRender.ComponentProps<"button">, "children" | "aria-label"> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  tone?: "plain" | "on" | "ai" | "danger" | undefined;
  size?: "xs" | "sm" | "md" | undefined;
  busy?: boolean | undefined;
};

/** An icon button with the browser's tooltip, for fields and panels where ours is too large. */
export function GlyphButton(props: GlyphButtonProps) {
  const { label, icon, tone = "plain", size = "md", busy, render, ref, className, ...rest } = props;
  return useRender({
    defaultTagName: "button",
    render,
    ref,
    props: {
      ...(render === undefined ? { type: "button" } : {}),
      title: label,
      ...rest,
      ...(busy ? { "aria-busy": true, "aria-disabled": true, onClick: undefined } : {}),
      "aria-label": label,
      className: clsx(look({ tone, size }), className),
      children: busy ? <Spinner /> : icon,
    },
  });
}
