import { Field as Base } from "@base-ui/react/field";
import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldProps = {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Labels its control and connects help and error to it. */
export function Field({ label, hideLabel, help, error, disabled, className, children }: FieldProps) {
  return (
    <Base.Root
      invalid={Boolean(error)}
      {...(disabled === undefined ? {} : { disabled })}
      className={clsx("flex min-w-0 flex-col gap-1", className)}
    >
      <Base.Label className={hideLabel ? "sr-only" : "text-xs font-medium text-muted"}>{label}</Base.Label>
      {children}
      {help && !error && <Base.Description className="text-xs text-faint">{help}</Base.Description>}
      {error && (
        <Base.Error match className="flex items-center gap-1.25 text-xs text-danger">
          <CircleAlert className="size-3 stroke-2" />
          <span role="alert">{error}</span>
        </Base.Error>
      )}
    </Base.Root>
  );
}
