import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ClassNames, type DateRange, DayPicker } from "react-day-picker";
import { type Day, type DayRange, dateToDay, dayToDate } from "./day.ts";

const navButton =
  "grid size-7 place-items-center rounded-md text-muted hover:bg-raised hover:text-text aria-disabled:text-disabled";

const look: Partial<ClassNames> = {
  root: "w-60 text-xs",
  months: "relative",
  month_caption: "grid h-7 place-items-center",
  caption_label: "text-sm font-semibold",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: navButton,
  button_next: navButton,
  month_grid: "mt-2 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center",
  weekday: "h-7 text-micro font-medium text-faint",
  day: "p-0",
  day_button: "relative h-7.5 w-full rounded-[5px] hover:bg-raised-2 focus-visible:z-1 focus-visible:outline-offset-0",
  outside: "text-faint",
  today: "[&>button]:inset-ring-[1.5px] [&>button]:inset-ring-line-control",
  disabled: "text-disabled",
  hidden: "invisible",
  selected: "chosen",
  range_start: "rounded-l-[5px] bg-brand-soft range-end",
  range_end: "rounded-r-[5px] bg-brand-soft range-end",
  range_middle: "range-middle bg-brand-soft",
};

const chosen =
  "[&_.chosen:not(.range-middle)>button]:bg-brand [&_.chosen:not(.range-middle)>button]:font-[650] [&_.chosen:not(.range-middle)>button]:text-on-brand";

const shared = {
  classNames: look,
  className: chosen,
  showOutsideDays: true,
  fixedWeeks: true,
  formatters: { formatWeekdayName: (date: Date) => date.toLocaleDateString("en-US", { weekday: "short" }) },
  components: {
    Chevron: ({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) =>
      orientation === "left" ? <ChevronLeft /> : <ChevronRight />,
  },
};

type DayCalendarProps = { value: Day | null; onSelect: (day: Day) => void };

export const DayCalendar = ({ value, onSelect }: DayCalendarProps) => (
  <DayPicker
    {...shared}
    mode="single"
    required
    selected={value === null ? undefined : dayToDate(value)}
    {...(value === null ? {} : { defaultMonth: dayToDate(value) })}
    onSelect={(date) => date && onSelect(dateToDay(date))}
  />
);

type RangeCalendarProps = { value: DayRange; onSelect: (range: DayRange) => void };

export function RangeCalendar({ value, onSelect }: RangeCalendarProps) {
  const anchor = value.start ?? value.end;
  const selected: DateRange = {
    from: value.start === null ? undefined : dayToDate(value.start),
    to: value.end === null ? undefined : dayToDate(value.end),
  };
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={selected}
      {...(anchor === null ? {} : { defaultMonth: dayToDate(anchor) })}
      onSelect={(range) =>
        onSelect({ start: range?.from ? dateToDay(range.from) : null, end: range?.to ? dateToDay(range.to) : null })
      }
    />
  );
}
