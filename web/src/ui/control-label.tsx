import clsx from "clsx";
import type { ReactNode } from "react";

type ControlLabelProps = {
  htmlFor: string;
  control: ReactNode;
  disabled: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The text beside a checkbox, radio or switch, which a click on it works too. */
export const ControlLabel = ({ htmlFor, control, disabled, className, children }: ControlLabelProps) => (
  <label htmlFor={htmlFor} className={clsx("inline-flex items-center gap-2", disabled && "text-disabled", className)}>
    {control}
    {children}
  </label>
);
