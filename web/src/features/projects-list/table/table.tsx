import { t } from "../../../locales/en/projects-list.ts";
import { WindowTable } from "../../../ui/window-table.tsx";
import { projectKeys } from "../keys.ts";
import { BARS_PX, type ProjectsView } from "../view.ts";
import { projectColumns } from "./columns.ts";
import { ProjectTableHead } from "./head.tsx";
import { ProjectTableRow, RankedTableRow } from "./row.tsx";
import { ProjectTableSkeleton } from "./skeleton.tsx";

export function ProjectTable({ view }: { view: ProjectsView }) {
  const { channel, projects, now, selection, changes, search, change, mayDelete, pages, ranking } = view;
  const Row = ranking ? RankedTableRow : ProjectTableRow;
  return (
    <WindowTable
      name={t("list.title")}
      columns={projectColumns}
      items={projects}
      bars={BARS_PX}
      pages={pages}
      keys={projectKeys(view)}
      head={<ProjectTableHead search={search} change={change} selection={selection} count={projects.length} />}
      more={<ProjectTableSkeleton rows={3} label={t("list.more")} />}
    >
      {(project, index) => (
        <Row
          channel={channel}
          project={project}
          index={index}
          now={now}
          isChosen={selection.chosen.has(project.id)}
          isChoosing={selection.chosen.size > 0}
          mayDelete={mayDelete(project)}
          onToggle={selection.toggle}
          changes={changes}
        />
      )}
    </WindowTable>
  );
}
