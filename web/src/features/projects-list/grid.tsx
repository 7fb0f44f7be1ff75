import clsx from "clsx";
import { useRef } from "react";
import { useReachEnd } from "../../lib/reach-end.ts";
import { slots } from "../../lib/slots.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useWindowRows } from "../../lib/window-rows.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ProjectCard, titleOf } from "../project-cards/index.ts";
import { ProjectMenu } from "./card-menu.tsx";
import { ProjectTick } from "./card-tick.tsx";
import { useProjectKeys } from "./keys.ts";
import { t } from "./texts.ts";
import { BARS_PX, type ProjectsView } from "./view.ts";

const ROW_PX = 300;
const OVERSCAN = 1;
const gridLook = "grid gap-x-5 pb-7";

/** 5 from 1680, 4 from 1280, 3 from 1024. */
function useColumns(): number {
  const isHuge = useMedia("(min-width: 1680px)");
  const isWide = useMedia("(min-width: 1280px)");
  const isLarge = useMedia("(min-width: 1024px)");
  return isHuge ? 5 : isWide ? 4 : isLarge ? 3 : 2;
}

const across = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export function ProjectGrid({ view }: { view: ProjectsView }) {
  const { place, projects, now, selection, changes, mayDelete, pages, ranking } = view;
  const columns = useColumns();
  const list = useRef<HTMLElement>(null);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const keys = useProjectKeys({
    container: list,
    projects,
    columns,
    selection,
    ranking,
    scrollTo: (index) => scroll.current(index),
  });
  const rows = useWindowRows({
    list,
    count: Math.ceil(projects.length / columns),
    estimate: ROW_PX,
    overscan: OVERSCAN,
    kept: keys.active < 0 ? -1 : Math.floor(keys.active / columns),
    bars: BARS_PX,
  });
  scroll.current = (index) => rows.scrollToIndex(Math.floor(index / columns), { align: "auto" });
  const shown = rows.getVirtualItems();
  useReachEnd((shown.at(-1)?.index ?? -1) * columns, projects.length, pages);

  return (
    <div className="px-(--page-x) pt-5">
      <section
        ref={list}
        aria-label={t("list.title")}
        className="relative"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={keys.onKeyDown}
      >
        {shown.map((row) => (
          <ul
            key={row.key}
            ref={rows.measureElement}
            data-row={row.index}
            className={clsx("absolute inset-x-0 top-0", gridLook)}
            style={{ ...across(columns), transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
          >
            {projects.slice(row.index * columns, (row.index + 1) * columns).map((project, position) => (
              <li
                key={project.id}
                data-index={row.index * columns + position}
                {...ranking?.handlers(row.index * columns + position)}
                className="data-dragged:opacity-35"
              >
                <ProjectCard place={place} project={project} now={now}>
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
                    <ProjectMenu place={place} project={project} mayDelete={mayDelete(project)} changes={changes} />
                  </span>
                </ProjectCard>
              </li>
            ))}
          </ul>
        ))}
      </section>
      {pages.isFetchingNextPage && <ProjectGridSkeleton cards={columns} label={t("list.more")} />}
    </div>
  );
}

export function ProjectGridSkeleton({ cards, label }: { cards?: number; label: string }) {
  const columns = useColumns();
  return (
    <div role="status" aria-label={label} className={gridLook} style={{ ...across(columns), rowGap: "1.75rem" }}>
      {slots(cards ?? columns * 3).map((slot) => (
        <span key={slot} className="grid gap-2">
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-3 w-2/5" />
        </span>
      ))}
    </div>
  );
}
