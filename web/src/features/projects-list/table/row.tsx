import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Sparkles } from "lucide-react";
import { memo } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { compactNumber, duration } from "../../../lib/format.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/projects-list.ts";
import { t as typeName } from "../../../locales/en/video-types.ts";
import { type DragRow, useDragRow } from "../../../ui/drag-area.tsx";
import { GlyphButton } from "../../../ui/glyph-button.tsx";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { PoweredTitle } from "../../keywords/index.ts";
import {
  editedAge,
  ProjectDue,
  ProjectIndex,
  ProjectPicture,
  ProjectStatusBadge,
  ProjectTags,
  titleOf,
} from "../../project-cards/index.ts";
import type { ProjectChanges } from "../bulk/changes.ts";
import { ProjectMenu } from "../card-menu.tsx";
import { ProjectTick } from "../card-tick.tsx";
import { edgeLook, lookOf } from "./columns.ts";

type ProjectTableRowProps = {
  channel: ActiveChannel;
  project: VideoProject;
  index: number;
  now: Date;
  isChosen: boolean;
  isChoosing: boolean;
  mayDelete: boolean;
  onToggle: (id: string, options: { isRange: boolean }) => void;
  changes: ProjectChanges;
  drag?: DragRow;
};

const dash = <span className="text-faint">--</span>;
const COLUMNS_BEFORE_BODY = 2;

export const ProjectTableRow = memo(function ProjectTableRow(props: ProjectTableRowProps) {
  const { channel, project, index, now, isChosen, isChoosing, mayDelete, onToggle, changes, drag } = props;
  const title = titleOf(project);
  const atRest = "group-focus-within/row:invisible group-hover/row:invisible pointer-coarse:invisible";
  const atHand =
    "opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100";
  return (
    <TableRow
      data-index={index}
      aria-rowindex={index + COLUMNS_BEFORE_BODY}
      selected={isChosen}
      ref={drag?.rowRef}
      {...drag?.dragProps}
      className={clsx(
        "group/row relative",
        drag?.isDragging && "opacity-35",
        drag?.draggedId && !drag.isDragging && "bg-brand-soft!",
        edgeLook,
      )}
    >
      <TableCell className="relative">
        <ProjectTick
          name={title}
          isOn={isChosen}
          onToggle={(options) => onToggle(project.id, options)}
          className={clsx(
            "absolute top-1/2 left-1 z-1 -translate-y-1/2 group-focus-within/row:opacity-100 group-hover/row:opacity-100",
            !isChoosing && "opacity-0",
          )}
        />
        <div className="flex items-center gap-3">
          <ProjectPicture project={project} small className="w-20 flex-none" />
          <div className="min-w-0 flex-1">
            <Link
              data-item-link=""
              draggable={!drag}
              href={paths.project(channel, project.id)}
              className="block truncate rounded-xs font-semibold underline-offset-3 group-hover/row:underline after:absolute after:inset-0"
            >
              <PoweredTitle ucid={channel.channelUcid} title={title} />
            </Link>
            <span className="mt-0.5 block truncate text-xs text-faint">{typeName(project.type)}</span>
          </div>
        </div>
      </TableCell>
      <TableCell className={lookOf(1)}>
        <ProjectStatusBadge project={project} />
      </TableCell>
      <TableCell className={clsx("truncate text-muted", lookOf(2))}>
        {project.publishDate ? <ProjectDue project={project} now={now} /> : dash}
      </TableCell>
      <TableCell numeric className={clsx("text-muted", lookOf(3))}>
        {duration(project.duration) || dash}
      </TableCell>
      <TableCell numeric className={lookOf(4)}>
        {project.views === null ? dash : compactNumber(project.views)}
      </TableCell>
      <TableCell numeric className={clsx("text-muted", lookOf(5))}>
        {duration(project.averageViewDuration) || dash}
      </TableCell>
      <TableCell numeric className={lookOf(6)}>
        <ProjectIndex project={project} now={now} /> {project.outlierIndex === null && dash}
      </TableCell>
      <TableCell className={lookOf(7)}>
        <ProjectTags project={project} most={1} />
      </TableCell>
      <TableCell numeric className="relative text-muted">
        <span className={atRest}>{editedAge(project, now)}</span>
        <span className={clsx("absolute inset-y-0 right-(--page-x) z-1 flex items-center", atHand)}>
          <GlyphButton
            size="sm"
            tone="ai"
            label={t("list.brainstorm", { name: title })}
            icon={<Sparkles />}
            render={<Link href={paths.project(channel, project.id, { pane: "title" })} />}
          />
          <ProjectMenu channel={channel} project={project} mayDelete={mayDelete} changes={changes} />
        </span>
      </TableCell>
    </TableRow>
  );
});

/** A row that can be dragged to another place of a ranked list. */
export function RankedTableRow(props: ProjectTableRowProps) {
  const { project } = props;
  const drag = useDragRow({ id: project.id, label: titleOf(project), isEnabled: true });
  return <ProjectTableRow {...props} drag={drag} />;
}
