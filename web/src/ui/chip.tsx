import { cva } from "class-variance-authority";
import clsx from "clsx";
import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

const look = cva("inline-flex flex-none items-center gap-1.25 rounded-sm font-medium whitespace-nowrap", {
  variants: {
    tone: { plain: "bg-raised text-muted", on: "bg-raised-2 text-text", ai: "bg-ai-soft text-ai" },
    size: { tag: "h-5 px-1.5 text-micro", md: "h-6 px-2 text-xs" },
  },
});

type ChipLook = {
  tone?: "plain" | "on" | "ai" | undefined;
  size?: "tag" | "md" | undefined;
  icon?: ReactNode;
};

type ChipProps = ComponentProps<"span"> & ChipLook & { onRemove?: (() => void) | undefined; removeLabel?: string };

export function Chip({
  tone = "plain",
  size = "md",
  icon,
  onRemove,
  removeLabel,
  className,
  children,
  ...props
}: ChipProps) {
  return (
    <span {...props} className={clsx(look({ tone, size }), "[&>.lucide]:size-3 [&>.lucide]:stroke-2", className)}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? `Remove ${typeof children === "string" ? children : ""}`.trim()}
          onClick={onRemove}
          className="-mr-1 grid size-4 place-items-center rounded-xs hover:text-text"
        >
          <X className="size-3 stroke-2" />
        </button>
      )}
    </span>
  );
}

type ChoiceChipProps = ComponentProps<"button"> &
  Omit<ChipLook, "tone"> & { ai?: boolean | undefined; pressed: boolean };

/** A toggle chip. */
export function ChoiceChip({ pressed, ai = false, size = "md", icon, className, children, ...props }: ChoiceChipProps) {
  const tone = ai && pressed ? "ai" : pressed ? "on" : "plain";
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={clsx(
        look({ tone, size }),
        "transition-colors duration-(--d-fast) disabled:text-disabled [&>.lucide]:size-3 [&>.lucide]:stroke-2",
        !(ai && pressed) && "enabled:hover:bg-raised-2 enabled:hover:text-text",
        className,
      )}
    >
      {icon ?? (pressed && !ai && <Check className="-ml-0.5 text-brand-mark" />)}
      {children}
    </button>
  );
}
