import clsx from "clsx";
import type { ComponentProps } from "react";

export const Kbd = ({ className, ...props }: ComponentProps<"kbd">) => (
  <kbd
    {...props}
    className={clsx(
      "rounded-xs px-1 font-sans text-micro font-medium text-faint inset-ring inset-ring-line-strong",
      className,
    )}
  />
);
