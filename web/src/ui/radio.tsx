import { Radio as Base } from "@base-ui/react/radio";
import { RadioGroup as BaseGroup } from "@base-ui/react/radio-group";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "./control-label.tsx";

type RadioGroupProps<Value extends string> = {
  label: string;
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => (
  <BaseGroup<Value | null>
    aria-label={props.label}
    value={props.value}
    onValueChange={(value) => value !== null && props.onValueChange(value)}
    disabled={props.disabled ?? false}
    className={clsx("flex flex-col gap-2", props.className)}
  >
    {props.children}
  </BaseGroup>
);

type RadioProps = {
  value: string;
  /** The accessible name without visible text. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const ring =
  "size-4 flex-none rounded-full inset-ring-[1.5px] inset-ring-line-control transition-shadow duration-(--d-fast) data-checked:bg-on-brand data-checked:inset-ring-[5px] data-checked:inset-ring-brand data-disabled:opacity-50";

export function Radio({ value, label, disabled = false, className, children }: RadioProps) {
  const id = useId();
  const control = (
    <Base.Root
      id={id}
      value={value}
      aria-label={label}
      disabled={disabled}
      className={clsx(ring, !children && className)}
    />
  );
  return (
    <ControlLabel htmlFor={id} control={control} disabled={disabled} className={className}>
      {children}
    </ControlLabel>
  );
}
