import { useState } from "react";
import { t } from "../../locales/en/project-filters.ts";
import { Field } from "../../ui/field.tsx";
import { FilterButton } from "../../ui/filter-button.tsx";
import { Input } from "../../ui/input.tsx";

type Bound = number | undefined;
type RangeFilterProps = {
  label: string;
  unit?: string;
  low: Bound;
  high: Bound;
  value: string | undefined;
  disabledReason?: string | undefined;
  onChange: (low: Bound, high: Bound) => void;
};

export const RangeFilter = ({ label, unit, low, high, value, disabledReason, onChange }: RangeFilterProps) => (
  <FilterButton
    label={label}
    value={value}
    disabledReason={disabledReason}
    onClear={() => onChange(undefined, undefined)}
  >
    <div className="flex w-64 gap-2">
      <BoundField label={t("atLeast")} unit={unit} value={low} onCommit={(next) => onChange(next, high)} />
      <BoundField label={t("atMost")} unit={unit} value={high} onCommit={(next) => onChange(low, next)} />
    </div>
  </FilterButton>
);

type BoundFieldProps = {
  label: string;
  unit: string | undefined;
  value: Bound;
  onCommit: (value: Bound) => void;
};

const read = (text: string): Bound | null => {
  const plain = text.replaceAll(/[\s,]/g, "");
  if (plain === "") return undefined;
  const value = Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

function BoundField({ label, unit, value, onCommit }: BoundFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  const isWrong = read(typed) === null;
  const commit = () => {
    const next = read(typed);
    if (next !== null && next !== value) onCommit(next);
  };
  return (
    <Field label={unit ? `${label} (${unit})` : label} error={isWrong ? t("notANumber") : null}>
      <Input
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
    </Field>
  );
}
