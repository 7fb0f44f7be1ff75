import type { VideoProject } from "@coldopen/contract/projects/schema";
import { CalendarClock } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/calendar.ts";
import { DatePicker } from "../../ui/date-picker.tsx";
import { type Day, dateToDay, formatDay } from "../../ui/day.ts";
import { useDragItem } from "../../ui/drag-area.tsx";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { titleOf } from "../project-cards/index.ts";
import { useProjectChanges } from "../projects-list/index.ts";
import { addDays } from "./days.ts";

export type Move = (project: VideoProject, day: Day | null) => void;

/** Published projects can't be moved. */
const isMovable = ({ status }: Pick<VideoProject, "status">): boolean => status !== "published";

export function useMove(channel: ActiveChannel): Move {
  const { reschedule } = useProjectChanges(channel);
  return (project, day) => {
    if (project.publishDate === day || !isMovable(project)) return;
    const name = titleOf(project);
    const message = day === null ? t("undated", { name }) : t("moved", { name, day: formatDay(day) });
    void reschedule(project, day, message);
  };
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Makes a project movable by pointer and keyboard. */
export function useMovable(project: VideoProject, move: Move) {
  const isEnabled = isMovable(project);
  const { dragRef, dragProps, isDragging } = useDragItem({ id: project.id, label: titleOf(project), isEnabled });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(project, addDays(project.publishDate ?? dateToDay(new Date()), step));
  };
  return { dragRef, itemProps: isEnabled ? { ...dragProps, onKeyDown } : {}, isDragging };
}

/** Moves by choosing a date; the picker is created on first use. */
export function MoveButton({ project, move, className }: { project: VideoProject; move: Move; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (!isMovable(project)) return null;
  const label = t("move", { name: titleOf(project) });
  const want = () => {
    setWanted(true);
    setOpen(true);
  };
  if (!isWanted)
    return (
      <GlyphButton
        size="xs"
        label={label}
        aria-haspopup="dialog"
        icon={<CalendarClock className="size-3.5" />}
        className={className}
        onClick={want}
      />
    );
  return (
    <Popover
      label={label}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <GlyphButton size="xs" label={label} icon={<CalendarClock className="size-3.5" />} className={className} />
      }
    >
      <DatePicker
        label={t("date")}
        value={project.publishDate}
        onChange={(day) => {
          setOpen(false);
          move(project, day);
        }}
      />
      <p className="mt-2 max-w-56 text-xs text-faint">{t("moveHelp")}</p>
    </Popover>
  );
}
