import { cva } from "class-variance-authority";
import clsx from "clsx";
import { CircleAlert, Clock } from "lucide-react";
import type { ComponentProps } from "react";

export type DueTone = "plain" | "soon" | "overdue";

const look = cva("inline-flex items-center gap-1 whitespace-nowrap", {
  variants: { tone: { plain: "", soon: "font-medium text-warning", overdue: "font-medium text-danger" } },
});

type DueLabelProps = ComponentProps<"span"> & { tone: DueTone };

export const DueLabel = ({ tone, className, children, ...props }: DueLabelProps) => (
  <span {...props} className={clsx(look({ tone }), className)}>
    {tone === "soon" && <Clock className="size-3.5" />}
    {tone === "overdue" && <CircleAlert className="size-3.5" />}
    {children}
  </span>
);
