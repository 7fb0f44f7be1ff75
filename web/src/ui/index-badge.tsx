import { cva } from "class-variance-authority";
import clsx from "clsx";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import type { ComponentProps } from "react";
import type { TooltipTone } from "./tooltip-look.ts";

export type IndexTone = TooltipTone;

const look = cva("inline-flex flex-none items-center gap-0.5 rounded-sm text-xs font-[650] whitespace-nowrap", {
  variants: {
    tone: {
      over: "text-outlier-over",
      under: "text-outlier-under",
      average: "text-outlier-average",
      new: "text-outlier-new",
    },
    bare: { true: "", false: "h-5 pr-1.5 pl-1" },
  },
  compoundVariants: [
    { tone: "over", bare: false, className: "bg-outlier-over-soft" },
    { tone: "under", bare: false, className: "bg-outlier-under-soft" },
    { tone: "average", bare: false, className: "bg-outlier-average-soft" },
    { tone: "new", bare: false, className: "bg-outlier-new-soft pl-1.5" },
  ],
});

const arrow = { over: ArrowUpRight, under: ArrowDownRight, average: Minus, new: null };

type IndexBadgeProps = ComponentProps<"span"> & { tone: IndexTone; bare?: boolean | undefined };

export function IndexBadge({ tone, bare = false, className, children, ...props }: IndexBadgeProps) {
  const Arrow = arrow[tone];
  return (
    <span {...props} className={clsx(look({ tone, bare }), className)}>
      {Arrow && <Arrow className="size-3.25 stroke-[2.4]" />}
      {children}
    </span>
  );
}
