import { ChoiceChip } from "../../../ui/chip.tsx";
import type { Range } from "../presets.ts";
import type { Bound } from "./values.ts";

type RangeChipsProps = {
  label: string;
  ranges: readonly Range[];
  low: Bound;
  high: Bound;
  onChange: (low: Bound, high: Bound) => void;
};

/** Preset ranges; pressing the chosen one again clears it. */
export const RangeChips = ({ label, ranges, low, high, onChange }: RangeChipsProps) => (
  <fieldset aria-label={label}>
    <legend className="mb-1.5 text-xs font-medium text-muted">{label}</legend>
    <div className="flex max-w-80 flex-wrap gap-1.5">
      {ranges.map((range) => {
        const isOn = range.low === low && range.high === high;
        return (
          <ChoiceChip
            key={range.label}
            pressed={isOn}
            onClick={() => (isOn ? onChange(undefined, undefined) : onChange(range.low, range.high))}
          >
            {range.label}
          </ChoiceChip>
        );
      })}
    </div>
  </fieldset>
);
