import { cva, type VariantProps } from "class-variance-authority";

export const buttonLook = cva(
  "relative inline-flex flex-none select-none items-center justify-center rounded-md whitespace-nowrap transition-[background-color,color,box-shadow] duration-(--d-fast) active:duration-(--d-press) disabled:bg-raised disabled:text-disabled disabled:inset-ring-transparent",
  {
    variants: {
      kind: {
        primary: "bg-brand font-semibold text-on-brand hover:bg-brand-2",
        secondary: "bg-raised font-medium text-text hover:bg-raised-2",
        outline: "font-medium text-text inset-ring inset-ring-line-strong hover:bg-raised disabled:bg-transparent",
        ghost: "font-medium text-muted hover:bg-raised hover:text-text disabled:bg-transparent",
        ai: "bg-ai-soft font-medium text-ai inset-ring inset-ring-ai-line hover:bg-[color-mix(in_srgb,var(--ai-soft),var(--ai)_14%)]",
        "ai-fill": "bg-ai-fill font-semibold text-on-ai hover:bg-ai-fill-2",
        danger:
          "bg-danger-soft font-medium text-danger hover:bg-[color-mix(in_srgb,var(--danger-soft),var(--danger)_10%)]",
        "danger-fill":
          "bg-danger-fill font-semibold text-on-danger hover:bg-[color-mix(in_srgb,var(--danger-fill),black_12%)]",
      },
      size: {
        sm: "h-(--control-sm) px-2.5 text-xs [&_.lucide]:size-3.5",
        md: "h-(--control) px-3",
        lg: "h-(--control-lg) px-4 text-md",
      },
      block: { true: "w-full" },
    },
    defaultVariants: { kind: "secondary", size: "md" },
  },
);

export type ButtonKind = NonNullable<VariantProps<typeof buttonLook>["kind"]>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonLook>["size"]>;
