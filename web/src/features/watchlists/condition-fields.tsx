import { WATCH_DAYS_MAX, WATCH_THRESHOLD_MAX, WATCH_THRESHOLD_MIN } from "@coldopen/contract/watchlists/schema";
import { useState } from "react";
import { t } from "../../locales/en/watchlists.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

type Condition = { threshold: number; withinDays: number };
export type ConditionDraft = ReturnType<typeof useConditionDraft>;

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

/** A threshold and a number of days as they are typed. */
export function useConditionDraft(initial: Condition) {
  const [threshold, setThreshold] = useState(String(initial.threshold));
  const [days, setDays] = useState(String(initial.withinDays));
  const typed = { threshold: Number(threshold), withinDays: Number(days) };
  const hasThreshold = isBetween(typed.threshold, WATCH_THRESHOLD_MIN, WATCH_THRESHOLD_MAX);
  const hasDays = Number.isInteger(typed.withinDays) && isBetween(typed.withinDays, 1, WATCH_DAYS_MAX);
  return {
    threshold: { value: threshold, set: setThreshold, error: hasThreshold ? undefined : t("form.thresholdError") },
    days: { value: days, set: setDays, error: hasDays ? undefined : t("form.daysError") },
    /** Undefined while one of them is not valid. */
    condition: hasThreshold && hasDays ? typed : undefined,
  };
}

export function ConditionFields({ draft: { threshold, days } }: { draft: ConditionDraft }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t("form.threshold")} error={threshold.error}>
        <Input
          type="number"
          inputMode="decimal"
          step="0.5"
          value={threshold.value}
          onChange={(event) => threshold.set(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("form.days")} error={days.error}>
        <Input
          type="number"
          inputMode="numeric"
          value={days.value}
          onChange={(event) => days.set(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
