import { useState } from "react";
import { t } from "../../../locales/en/outliers.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { type Bound, readWhole } from "./values.ts";

type BoundsProps = {
  low: Bound;
  high: Bound;
  onChange: (low: Bound, high: Bound) => void;
  read?: (text: string) => Bound | null;
  write?: (value: number) => string;
  /** The message for an invalid number. */
  wrong?: string;
};

/** Two fields that apply on blur or Enter; a reversed range is rejected. */
export function Bounds({ low, high, onChange, read = readWhole, write = String, wrong }: BoundsProps) {
  const shared = { read, write, wrong: wrong ?? t("filters.notANumber") };
  return (
    <div className="flex w-64 items-start gap-2">
      <BoundField
        key={`low-${low}`}
        {...shared}
        label={t("filters.atLeast")}
        value={low}
        mayBe={(next) => high === undefined || next <= high}
        onCommit={(next) => onChange(next, high)}
      />
      <BoundField
        key={`high-${high}`}
        {...shared}
        label={t("filters.atMost")}
        value={high}
        mayBe={(next) => low === undefined || next >= low}
        onCommit={(next) => onChange(low, next)}
      />
    </div>
  );
}

type BoundFieldProps = Required<Pick<BoundsProps, "read" | "write" | "wrong">> & {
  label: string;
  value: Bound;
  mayBe: (value: number) => boolean;
  onCommit: (value: Bound) => void;
};

function BoundField({ label, value, read, write, wrong, mayBe, onCommit }: BoundFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? "" : write(value));
  const [isLeft, setLeft] = useState(false);
  const next = read(typed);
  const isBackwards = typeof next === "number" && !mayBe(next);
  const error = next === null ? wrong : isBackwards && isLeft ? t("filters.wrongOrder") : null;
  const commit = () => {
    setLeft(true);
    if (next !== null && !isBackwards && next !== value) onCommit(next);
  };
  return (
    <Field label={label} error={error}>
      <Input
        inputMode="decimal"
        value={typed}
        onChange={(event) => {
          setLeft(false);
          setTyped(event.currentTarget.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
    </Field>
  );
}
