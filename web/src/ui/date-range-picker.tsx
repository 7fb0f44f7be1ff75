import { lazy, useState } from "react";
import { Button } from "./button.tsx";
import { CalendarPanel } from "./calendar-panel.tsx";
import { type Day, type DayRange, formatDay, type RangeEnd, rangeError } from "./day.ts";
import { DayInput } from "./day-input.tsx";

const RangeCalendar = lazy(async () => ({ default: (await import("./calendar.tsx")).RangeCalendar }));

type DateRangePickerProps = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  startLabel?: string | undefined;
  endLabel?: string | undefined;
  openLabel?: string | undefined;
  disabled?: boolean | undefined;
};

type Refused = { range: DayRange; changed: RangeEnd };

/** Reports only ranges that run forwards; an invalid one stays in the fields with its error. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, startLabel = "Start date", endLabel = "End date", openLabel = "Choose dates" } = props;
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const shown = refused?.range ?? value;

  const take = (range: DayRange, changed: RangeEnd) => {
    if (rangeError(range, changed)) return setRefused({ range, changed });
    setRefused(null);
    onChange(range);
  };
  const side = (end: RangeEnd, label: string) => (
    <div className="min-w-0 flex-1">
      <DayInput
        label={label}
        value={shown[end]}
        onCommit={(day: Day | null) => take({ ...shown, [end]: day }, end)}
        error={refused?.changed === end ? rangeError(refused.range, end) : null}
        disabled={props.disabled}
        calendar={
          end === "start" && (
            <CalendarPanel label={openLabel} open={open} onOpenChange={setOpen} disabled={props.disabled}>
              <RangeCalendar value={shown} onSelect={(range) => take(range, "end")} />
              <div className="mt-2 flex items-center justify-between text-xs text-muted">
                <Button size="sm" kind="ghost" onClick={() => take({ start: null, end: null }, "start")}>
                  Clear
                </Button>
                <span>{rangeText(shown)}</span>
              </div>
            </CalendarPanel>
          )
        }
      />
    </div>
  );

  return (
    <div className="flex items-start gap-2">
      {side("start", startLabel)}
      {side("end", endLabel)}
    </div>
  );
}

const rangeText = ({ start, end }: DayRange) =>
  [start, end].flatMap((day) => (day === null ? [] : [formatDay(day)])).join(" – ");
