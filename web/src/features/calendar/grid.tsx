import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/calendar.ts";
import type { Day } from "../../ui/day.ts";
import { useDropTarget } from "../../ui/drag-area.tsx";
import { type CalendarView, fullDay, isSameMonth, numberOf, weekdayName, weeksOf } from "./days.ts";
import { CalendarEvent } from "./event.tsx";
import type { Move } from "./move.tsx";

const MAX_IN_MONTH = 4;

type CalendarGridProps = {
  channel: ActiveChannel;
  date: Day;
  view: CalendarView;
  today: Day;
  now: Date;
  dated: ReadonlyMap<Day, VideoProject[]>;
  move: Move;
  onShowWeek: (day: Day) => void;
};

export function CalendarGrid(props: CalendarGridProps) {
  const weeks = weeksOf(props.date, props.view);
  return (
    <table aria-label={t("title")} className="h-full w-full table-fixed border-collapse">
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th
              key={day}
              scope="col"
              className="h-8 border-b border-line px-2.5 text-left text-xs font-medium text-faint"
            >
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <CalendarDay key={day} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CalendarDay({ day, ...props }: CalendarGridProps & { day: Day }) {
  const { channel, date, view, today, now, dated, move, onShowWeek } = props;
  const { dropRef, draggedId } = useDropTarget(day);
  const projects = dated.get(day) ?? [];
  const shown = view === "week" ? projects : projects.slice(0, MAX_IN_MONTH);
  const isOut = view === "month" && !isSameMonth(day, date);
  return (
    <td
      aria-label={fullDay(day)}
      {...(day === today && { "aria-current": "date" })}
      ref={dropRef}
      className={clsx(
        "h-28 border-r border-b border-line px-1.5 pt-1 pb-1.5 align-top",
        isOut && "bg-sunken",
        draggedId && "bg-brand-soft! inset-ring-2 inset-ring-brand-mark",
      )}
    >
      <span
        className={clsx(
          "inline-block rounded-sm px-1 text-xs leading-4.5 font-medium",
          day === today ? "bg-brand font-semibold text-on-brand" : isOut ? "text-faint" : "text-muted",
        )}
      >
        {numberOf(day)}
      </span>
      {shown.length > 0 && (
        <ul>
          {shown.map((project) => (
            <CalendarEvent
              key={project.id}
              channel={channel}
              project={project}
              today={today}
              now={now}
              hasPicture={view === "week" || projects.length === 1}
              move={move}
            />
          ))}
        </ul>
      )}
      {projects.length > shown.length && (
        <button
          type="button"
          className="mt-0.5 rounded-xs px-1 text-xs text-muted hover:text-text"
          onClick={() => onShowWeek(day)}
        >
          {t("more", { count: projects.length - shown.length })}
        </button>
      )}
    </td>
  );
}
