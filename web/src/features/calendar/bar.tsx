import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/calendar.ts";
import { Button } from "../../ui/button.tsx";
import type { Day } from "../../ui/day.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { StatusFilter } from "../project-filters/index.ts";
import { useAddProject } from "../projects/index.ts";
import type { CalendarSearch } from "./address.ts";
import { periodName, stepped } from "./days.ts";

type CalendarBarProps = {
  channel: ActiveChannel;
  search: CalendarSearch;
  today: Day;
  change: (parts: Partial<Record<keyof CalendarSearch, unknown>>) => void;
};

const views = [
  { value: "month" as const, label: t("month") },
  { value: "week" as const, label: t("week") },
];

export function CalendarBar({ channel, search, today, change }: CalendarBarProps) {
  const { add, isAdding } = useAddProject(channel);
  const { date, view } = search;
  return (
    <PageBar
      title={t("title")}
      actions={
        <>
          <Segmented label={t("view")} value={view} segments={views} onValueChange={(next) => change({ view: next })} />
          <StatusFilter search={search} change={change} />
          <Button kind="primary" icon={<Plus />} busy={isAdding} onClick={add}>
            {t("add")}
          </Button>
        </>
      }
    >
      <span className="flex items-center gap-0.5">
        <IconButton
          size="sm"
          label={t(`previous.${view}`)}
          icon={<ChevronLeft />}
          onClick={() => change({ date: stepped(date, view, -1) })}
        />
        <span aria-live="polite" className="min-w-28 text-center font-semibold">
          {periodName(date, view)}
        </span>
        <IconButton
          size="sm"
          label={t(`next.${view}`)}
          icon={<ChevronRight />}
          onClick={() => change({ date: stepped(date, view, 1) })}
        />
      </span>
      <Button size="sm" kind="outline" onClick={() => change({ date: today })}>
        {t("today")}
      </Button>
    </PageBar>
  );
}
