import { Slider as Base } from "@base-ui/react/slider";
import clsx from "clsx";

type SliderProps = {
  label: string;
  hideLabel?: boolean | undefined;
  value: number;
  onValueChange: (value: number) => void;
  /** Called on release. */
  onValueCommitted?: ((value: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  disabled?: boolean | undefined;
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
};

const thumb =
  "size-3 rounded-full bg-text ring-3 ring-background has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus data-disabled:bg-disabled";

export function Slider(props: SliderProps) {
  const { label, hideLabel, value, onValueChange, onValueCommitted, min = 0, max = 100, step = 1, className } = props;
  const { format = String, disabled = false } = props;
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(next)}
      onValueCommitted={(next) => onValueCommitted?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className={clsx("flex items-center gap-3", className)}
    >
      <Base.Label className={hideLabel ? "sr-only" : "flex-none text-xs text-faint"}>{label}</Base.Label>
      <Base.Control className="flex h-4 flex-1 touch-none items-center px-1.5">
        <Base.Track className="h-0.5 w-full rounded-full bg-raised-2">
          <Base.Indicator className="rounded-full bg-brand-mark" />
          <Base.Thumb getAriaValueText={(_, current) => format(current)} className={thumb} />
        </Base.Track>
      </Base.Control>
      <span aria-hidden className="flex-none text-xs">
        {format(value)}
      </span>
    </Base.Root>
  );
}
