import { cva, type VariantProps } from "class-variance-authority";

export const tooltipLook = cva("rounded-md text-xs", {
  variants: {
    variant: {
      dark: "max-w-65 bg-tooltip-dark px-2 py-1.25 font-medium text-on-tooltip-dark shadow-card",
      light: "max-w-65 bg-tooltip-light px-2 py-1.25 font-medium text-on-tooltip-light ring ring-line shadow-card",
      info: "flex w-58 gap-2 bg-overlay px-2.5 py-2 text-text shadow-overlay",
      outlier: "w-65 border-t-2 bg-overlay px-3 py-2.5 text-muted shadow-overlay",
    },
    tone: {
      over: "border-outlier-over",
      under: "border-outlier-under",
      average: "border-outlier-average",
      new: "border-outlier-new",
    },
  },
  defaultVariants: { variant: "dark" },
});

export type TooltipVariant = NonNullable<VariantProps<typeof tooltipLook>["variant"]>;
export type TooltipTone = NonNullable<VariantProps<typeof tooltipLook>["tone"]>;
