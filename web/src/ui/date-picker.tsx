import { lazy, useState } from "react";
import { CalendarPanel } from "./calendar-panel.tsx";
import type { Day } from "./day.ts";
import { DayInput } from "./day-input.tsx";

const DayCalendar = lazy(async () => ({ default: (await import("./calendar.tsx")).DayCalendar }));

type DatePickerProps = {
  label: string;
  hideLabel?: boolean | undefined;
  value: Day | null;
  onChange: (day: Day | null) => void;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  openLabel?: string | undefined;
};

export function DatePicker(props: DatePickerProps) {
  const { label, hideLabel, value, onChange, error, disabled, openLabel = "Choose date" } = props;
  const [open, setOpen] = useState(false);
  return (
    <DayInput
      label={label}
      hideLabel={hideLabel}
      value={value}
      onCommit={onChange}
      error={error}
      disabled={disabled}
      calendar={
        <CalendarPanel label={openLabel} open={open} onOpenChange={setOpen} disabled={disabled}>
          <DayCalendar
            value={value}
            onSelect={(day) => {
              onChange(day);
              setOpen(false);
            }}
          />
        </CalendarPanel>
      }
    />
  );
}
