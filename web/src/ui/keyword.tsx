import { cva } from "class-variance-authority";
import clsx from "clsx";
import type { ComponentProps } from "react";

export type KeywordTier = "strong" | "super" | "explosive";

const look = cva("underline underline-offset-4", {
  variants: {
    tier: {
      strong: "decoration-keyword-strong decoration-dotted decoration-[1.5px]",
      super: "decoration-keyword-super decoration-[1.5px]",
      explosive: "decoration-keyword-explosive decoration-3",
    },
  },
});

type KeywordProps = ComponentProps<"span"> & { tier: KeywordTier };

export const Keyword = ({ tier, className, ...props }: KeywordProps) => (
  <span {...props} className={clsx(look({ tier }), className)} />
);
