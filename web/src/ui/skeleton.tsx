import clsx from "clsx";
import type { ComponentProps } from "react";

type SkeletonProps = ComponentProps<"span"> & { isStill?: boolean };

/** Give it the size of the content it stands for, so that nothing jumps. */
export const Skeleton = ({ isStill = false, className, ...props }: SkeletonProps) => (
  <span {...props} aria-hidden className={clsx("skeleton block bg-skeleton", !isStill && "animate-pulse", className)} />
);
