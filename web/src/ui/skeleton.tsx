import clsx from "clsx";
import type { ComponentProps } from "react";

type SkeletonProps = ComponentProps<"span"> & { isStill?: boolean };

/** Use the size of the content, so that the layout does not jump. */
export const Skeleton = ({ isStill = false, className, ...props }: SkeletonProps) => (
  <span {...props} aria-hidden className={clsx("skeleton block bg-skeleton", !isStill && "animate-pulse", className)} />
);
