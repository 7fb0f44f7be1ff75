import { Switch as Base } from "@base-ui/react/switch";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "./control-label.tsx";

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The accessible name without visible text. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const track =
  "relative block h-4 w-7 flex-none rounded-full inset-ring-[1.5px] inset-ring-line-control transition-colors duration-(--d-fast) data-checked:bg-brand data-checked:inset-ring-transparent data-disabled:opacity-50";
const thumb =
  "absolute top-0.75 left-0.75 size-2.5 rounded-full bg-line-control transition-transform duration-(--d-fast) ease-out data-checked:translate-x-3 data-checked:bg-on-brand";

export function Switch({ checked, onCheckedChange, label, disabled = false, className, children }: SwitchProps) {
  const id = useId();
  const control = (
    <Base.Root
      id={id}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      disabled={disabled}
      aria-label={label}
      className={clsx(track, !children && className)}
    >
      <Base.Thumb className={thumb} />
    </Base.Root>
  );
  return (
    <ControlLabel htmlFor={id} control={control} disabled={disabled} className={className}>
      {children}
    </ControlLabel>
  );
}
