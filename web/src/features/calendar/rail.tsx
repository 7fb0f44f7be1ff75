import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/calendar.ts";
import { Button } from "../../ui/button.tsx";
import { useDropTarget } from "../../ui/drag-area.tsx";
import { ProjectPicture, titleOf } from "../project-cards/index.ts";
import { type Move, MoveButton, useMovable } from "./move.tsx";

/** The id of the rail as a target. */
export const NO_DATE = "no-date";

type CalendarRailProps = {
  channel: ActiveChannel;
  undated: readonly VideoProject[];
  isKnown: boolean;
  dragged: VideoProject | undefined;
  move: Move;
  onMore: (() => void) | undefined;
};

/** Projects without a date; a project dropped here loses its date. */
export function CalendarRail({ channel, undated, isKnown, dragged, move, onMore }: CalendarRailProps) {
  const { dropRef, draggedId } = useDropTarget(NO_DATE);
  const takes = dragged !== undefined && dragged.publishDate !== null;
  return (
    <section
      aria-label={t("noDate")}
      ref={dropRef}
      className={clsx(
        "w-62 flex-none border-l border-line max-lg:w-full max-lg:border-l-0 lg:overflow-y-auto",
        draggedId && takes && "bg-brand-soft inset-ring-2 inset-ring-brand-mark",
      )}
    >
      <div className="flex h-8 items-center justify-between border-b border-line px-4 text-xs">
        <h2 className="font-semibold">{t("noDate")}</h2>
        {isKnown && <span className="text-faint">{onMore ? `${undated.length}+` : undated.length}</span>}
      </div>
      {takes && <p className="px-4 pt-3 text-xs text-muted">{t("dropHere")}</p>}
      {isKnown && undated.length === 0 && !takes && <p className="p-4 text-xs text-muted">{t("allDated")}</p>}
      <ul className="py-1.5">
        {undated.map((project) => (
          <UndatedProject key={project.id} channel={channel} project={project} move={move} />
        ))}
      </ul>
      {onMore && (
        <div className="px-4 pb-4">
          <Button size="sm" kind="ghost" onClick={onMore}>
            {t("moreIn")}
          </Button>
        </div>
      )}
    </section>
  );
}

type UndatedProjectProps = { channel: ActiveChannel; project: VideoProject; move: Move };

function UndatedProject({ channel, project, move }: UndatedProjectProps) {
  const { dragRef, itemProps, isDragging } = useMovable(project, move);
  return (
    <li
      ref={dragRef}
      {...itemProps}
      className={clsx(
        "group/event relative flex items-center gap-2.5 px-4 py-2 hover:bg-surface",
        isDragging && "opacity-35",
      )}
    >
      <ProjectPicture project={project} small className="w-16 flex-none" />
      <Link
        href={paths.project(channel, project.id)}
        draggable={false}
        className="line-clamp-2 min-w-0 flex-1 rounded-xs text-xs font-medium after:absolute after:inset-0"
      >
        {titleOf(project)}
      </Link>
      <span className="z-1 opacity-0 group-focus-within/event:opacity-100 group-hover/event:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
        <MoveButton project={project} move={move} />
      </span>
    </li>
  );
}
