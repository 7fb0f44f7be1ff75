import { Checkbox as Base } from "@base-ui/react/checkbox";
import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "./control-label.tsx";

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The accessible name without visible text. */
  label?: string | undefined;
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const box =
  "grid size-4 flex-none place-items-center rounded-sm inset-ring-[1.5px] inset-ring-line-control transition-colors duration-(--d-fast) data-checked:bg-brand data-checked:text-on-brand data-checked:inset-ring-transparent data-disabled:opacity-50 data-indeterminate:bg-brand data-indeterminate:text-on-brand data-indeterminate:inset-ring-transparent";

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, mixed = false, disabled = false, name, className, children } = props;
  const id = useId();
  const control = (
    <Base.Root
      id={id}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      indeterminate={mixed}
      disabled={disabled}
      aria-label={label}
      {...(name ? { name } : {})}
      className={clsx(box, !children && className)}
    >
      <Base.Indicator>
        {mixed ? <Minus className="size-3 stroke-3" /> : <Check className="size-3 stroke-3" />}
      </Base.Indicator>
    </Base.Root>
  );
  return (
    <ControlLabel htmlFor={id} control={control} disabled={disabled} className={className}>
      {children}
    </ControlLabel>
  );
}
