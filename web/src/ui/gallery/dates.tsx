import { lazy, Suspense, useState } from "react";
import { DatePicker } from "../date-picker.tsx";
import { DateRangePicker } from "../date-range-picker.tsx";
import type { Day, DayRange } from "../day.ts";
import { Section } from "./section.tsx";

const RangeCalendar = lazy(async () => ({
  default: (await import("../calendar.tsx")).RangeCalendar,
}));

export function Dates() {
  const [day, setDay] = useState<Day | null>(null);
  const [range, setRange] = useState<DayRange>({
    start: "2025-11-10",
    end: "2025-11-18",
  });
  return (
    <Section title="Dates" note="three-letter week days">
      <DatePicker label="Publish date" value={day} onChange={setDay} />
      <DateRangePicker value={range} onChange={setRange} />
      <div className="w-66 rounded-lg bg-overlay p-3 shadow-overlay">
        <Suspense>
          <RangeCalendar value={range} onSelect={setRange} />
        </Suspense>
      </div>
    </Section>
  );
}
