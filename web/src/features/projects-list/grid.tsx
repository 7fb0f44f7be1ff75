import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import type { ReactNode } from "react";
import { type Across, useColumns } from "../../lib/use-columns.ts";
import { t } from "../../locales/en/projects-list.ts";
import { useDragRow } from "../../ui/drag-area.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GridSkeleton, WindowGrid } from "../../ui/window-grid.tsx";
import { ProjectCard, titleOf } from "../project-cards/index.ts";
import { ProjectMenu } from "./card-menu.tsx";
import { ProjectTick } from "./card-tick.tsx";
import { projectKeys } from "./keys.ts";
import { BARS_PX, type ProjectsView } from "./view.ts";

const ROW_PX = 300;
const across: Across = [5, 4, 3, 2];

export function ProjectGrid({ view }: { view: ProjectsView }) {
  const { channel, projects, now, selection, changes, mayDelete, pages, ranking } = view;
  const Item = ranking ? RankedItem : PlainItem;
  return (
    <div className="px-(--page-x) pt-5">
      <WindowGrid
        name={t("list.title")}
        items={projects}
        columns={useColumns(across)}
        rowPx={ROW_PX}
        bars={BARS_PX}
        pages={pages}
        keys={projectKeys(view)}
      >
        {(project, index) => (
          <Item key={project.id} index={index} project={project}>
            <ProjectCard channel={channel} project={project} now={now}>
              <ProjectTick
                name={titleOf(project)}
                isOn={selection.chosen.has(project.id)}
                onToggle={(options) => selection.toggle(project.id, options)}
                className={clsx(
                  "absolute top-1.5 left-1.5 z-1 rounded-sm bg-plate group-focus-within/card:opacity-100 group-hover/card:opacity-100",
                  selection.chosen.size === 0 && "opacity-0",
                )}
              />
              <span className="absolute top-1.5 right-1.5 z-1 rounded-md bg-plate opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
                <ProjectMenu channel={channel} project={project} mayDelete={mayDelete(project)} changes={changes} />
              </span>
            </ProjectCard>
          </Item>
        )}
      </WindowGrid>
      {pages.isFetchingNextPage && <ProjectGridSkeleton rows={1} label={t("list.more")} />}
    </div>
  );
}

type ItemProps = { index: number; project: VideoProject; children: ReactNode };

const PlainItem = ({ index, children }: ItemProps) => <li data-index={index}>{children}</li>;

/** A card that can be dragged to another place of a ranked list. */
function RankedItem({ index, project, children }: ItemProps) {
  const { rowRef, dragProps, isDragging, draggedId } = useDragRow({
    id: project.id,
    label: titleOf(project),
    isEnabled: true,
  });
  return (
    <li
      ref={rowRef}
      data-index={index}
      {...dragProps}
      className={clsx(
        "rounded-md",
        isDragging ? "opacity-35" : draggedId && "outline-2 outline-offset-4 outline-brand-mark",
      )}
    >
      {children}
    </li>
  );
}

export const ProjectGridSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <GridSkeleton columns={useColumns(across)} rows={rows} label={label}>
    <span className="grid gap-2">
      <Skeleton className="aspect-video rounded-md" />
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="h-5 w-16" />
      <Skeleton className="h-3 w-2/5" />
    </span>
  </GridSkeleton>
);
