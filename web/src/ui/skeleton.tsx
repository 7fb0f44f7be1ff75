import clsx from "clsx";
import type { ComponentProps } from "react";

/** Give it the size of the content it stands for, so that nothing jumps. */
export const Skeleton = ({ className, ...props }: ComponentProps<"span">) => (
  <span {...props} aria-hidden className={clsx("block animate-pulse rounded-sm bg-skeleton", className)} />
);
