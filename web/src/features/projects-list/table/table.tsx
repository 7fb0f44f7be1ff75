import { useRef } from "react";
import { useReachEnd } from "../../../lib/reach-end.ts";
import { useWindowRows } from "../../../lib/window-rows.ts";
import { Table } from "../../../ui/table.tsx";
import { useProjectKeys } from "../keys.ts";
import { t } from "../texts.ts";
import { BARS_PX, type ProjectsView } from "../view.ts";
import { projectColumns } from "./columns.ts";
import { ProjectTableHead } from "./head.tsx";
import { ProjectTableRow } from "./row.tsx";
import { ProjectTableSkeleton } from "./skeleton.tsx";

const ROW_PX = 61;
const OVERSCAN = 8;

export function ProjectTable({ view }: { view: ProjectsView }) {
  const { place, projects, now, selection, changes, search, change, mayDelete, pages, ranking } = view;
  const body = useRef<HTMLTableSectionElement>(null);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const keys = useProjectKeys({
    container: body,
    projects,
    columns: 1,
    selection,
    ranking,
    scrollTo: (index) => scroll.current(index),
  });
  const rows = useWindowRows({
    list: body,
    count: projects.length,
    estimate: ROW_PX,
    overscan: OVERSCAN,
    kept: keys.active,
    bars: BARS_PX,
  });
  scroll.current = (index) => rows.scrollToIndex(index, { align: "auto" });
  const shown = rows.getVirtualItems();
  useReachEnd(shown.at(-1)?.index ?? -1, projects.length, pages);
  const margin = rows.options.scrollMargin;

  return (
    <Table
      aria-label={t("list.title")}
      aria-rowcount={pages.hasNextPage ? -1 : projects.length + 1}
      className="table-fixed"
    >
      <colgroup>
        {projectColumns.map(({ name, width, look }) => (
          <col key={name} className={look} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <ProjectTableHead search={search} change={change} selection={selection} count={projects.length} />
      <tbody ref={body} onKeyDown={keys.onKeyDown}>
        {shown.map((row, position) => {
          const project = projects[row.index];
          const before = shown[position - 1]?.end ?? margin;
          return (
            project && [
              row.start > before && <Gap key={`before-${project.id}`} height={row.start - before} />,
              <ProjectTableRow
                key={project.id}
                place={place}
                project={project}
                index={row.index}
                now={now}
                isChosen={selection.chosen.has(project.id)}
                isChoosing={selection.chosen.size > 0}
                mayDelete={mayDelete(project)}
                onToggle={selection.toggle}
                changes={changes}
                handlers={ranking?.handlers(row.index)}
              />,
            ]
          );
        })}
        <Gap height={rows.getTotalSize() + margin - (shown.at(-1)?.end ?? margin)} />
      </tbody>
      {pages.isFetchingNextPage && <ProjectTableSkeleton rows={3} label={t("list.more")} />}
    </Table>
  );
}

/** Stands for the rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr>
      <td colSpan={projectColumns.length} style={{ height, padding: 0 }} />
    </tr>
  ) : null;
