import clsx from "clsx";
import type { ReactNode } from "react";

type ControlLabelProps = {
  htmlFor: string;
  control: ReactNode;
  disabled: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A checkbox, radio or switch with a clickable label, if it has one. */
export const ControlLabel = ({ htmlFor, control, disabled, className, children }: ControlLabelProps) =>
  children ? (
    <label htmlFor={htmlFor} className={clsx("inline-flex items-center gap-2", disabled && "text-disabled", className)}>
      {control}
      {children}
    </label>
  ) : (
    control
  );
