import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/calendar.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { dateToDay } from "../../ui/day.ts";
import { DragArea, useDraggedId, useDrop } from "../../ui/drag-area.tsx";
import { useCalendarSearch } from "./address.ts";
import { CalendarBar } from "./bar.tsx";
import { weeksOf } from "./days.ts";
import { CalendarGrid } from "./grid.tsx";
import { useMove } from "./move.tsx";
import { useCalendarProjects } from "./projects.ts";
import { CalendarRail, NO_DATE } from "./rail.tsx";

export default function CalendarScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? (
    <DragArea>
      <CalendarPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} />
    </DragArea>
  ) : null;
}

function CalendarPage({ channel }: { channel: ActiveChannel }) {
  const { search, change } = useCalendarSearch();
  const [now] = useState(() => new Date());
  const move = useMove(channel);
  const { date, view, status__in } = search;
  const days = weeksOf(date, view).flat();
  const projects = useCalendarProjects(channel, { first: days[0] ?? date, last: days.at(-1) ?? date, status__in });
  const today = dateToDay(now);
  const findProject = (id: string | undefined) =>
    [...projects.undated, ...[...projects.dated.values()].flat()].find((project) => project.id === id);
  const dragged = findProject(useDraggedId());
  useDrop((id, target) => {
    const project = findProject(id);
    if (project) move(project, target === NO_DATE ? null : target);
  });
  return (
    <main className="flex flex-1 flex-col">
      <CalendarBar channel={channel} search={search} today={today} change={change} />
      {projects.isError && (
        <Alert title={t("failed")} className="m-4">
          <Button size="sm" className="mt-2" onClick={projects.retry}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {projects.isPending && (
        <span role="status" className="sr-only">
          {t("loading")}
        </span>
      )}
      <div aria-busy={projects.isPending} className="flex max-lg:flex-col lg:h-[calc(100dvh-6.25rem)]">
        <div className="min-w-0 flex-1 lg:overflow-y-auto">
          <CalendarGrid
            channel={channel}
            date={date}
            view={view}
            today={today}
            now={now}
            dated={projects.dated}
            onShowWeek={(day) => change({ date: day, view: "week" })}
            move={move}
          />
        </div>
        <CalendarRail
          channel={channel}
          undated={projects.undated}
          isKnown={projects.isUndatedKnown}
          onMore={projects.moreUndated}
          dragged={dragged}
          move={move}
        />
      </div>
    </main>
  );
}
