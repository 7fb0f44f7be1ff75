import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import type { Day } from "../../ui/day.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { indexBadge, ProjectPicture, ProjectStatusBadge, titleOf } from "../project-cards/index.ts";
import { type Move, MoveButton, useMovable } from "./move.tsx";

type CalendarEventProps = {
  channel: ActiveChannel;
  project: VideoProject;
  today: Day;
  now: Date;
  hasPicture: boolean;
  move: Move;
};

export function CalendarEvent(props: CalendarEventProps) {
  const { channel, project, today, now, hasPicture, move } = props;
  const { dragRef, itemProps, isDragging } = useMovable(project, move);
  const isLate = project.status !== "published" && project.publishDate !== null && project.publishDate < today;
  const index = indexBadge(project, now);
  return (
    <li
      ref={dragRef}
      {...itemProps}
      className={clsx("group/event relative mt-0.5 rounded-sm", isDragging && "opacity-35")}
    >
      {hasPicture && <ProjectPicture project={project} small className="w-full" />}
      <span className="type-data mt-0.75 flex items-center gap-1.25 max-md:flex-wrap text-xs font-medium">
        <ProjectStatusBadge project={project} bare />
        <Link
          href={paths.project(channel, project.id)}
          draggable={false}
          className={clsx(
            "min-w-0 flex-1 truncate rounded-xs underline-offset-3 group-hover/event:underline after:absolute after:inset-0",
            isLate && "text-danger",
          )}
        >
          {titleOf(project)}
        </Link>
        {index && (
          <IndexBadge bare tone={index.tone}>
            {index.text}
          </IndexBadge>
        )}
      </span>
      <span className="absolute top-0.5 right-0.5 z-1 rounded-sm bg-overlay opacity-0 group-focus-within/event:opacity-100 group-hover/event:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
        <MoveButton project={project} move={move} />
      </span>
    </li>
  );
}
