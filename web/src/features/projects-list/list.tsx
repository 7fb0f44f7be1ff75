import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/projects-list.ts";
import { DragArea } from "../../ui/drag-area.tsx";
import { TableLoading } from "../../ui/table-skeleton.tsx";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import { mayDelete } from "../project-cards/index.ts";
import type { ChangeSearch, ProjectsSearch } from "../project-filters/index.ts";
import { type ProjectFilter, projectsQuery } from "../projects/index.ts";
import { useUser } from "../session/index.ts";
import { BulkBar } from "./bulk/bar.tsx";
import { useProjectChanges } from "./bulk/changes.ts";
import { NoProjects } from "./empty.tsx";
import { ProjectGrid, ProjectGridSkeleton } from "./grid.tsx";
import { useRanking } from "./ranking/use-ranking.ts";
import { useSelection } from "./selection.ts";
import { projectColumns } from "./table/columns.ts";
import { ProjectTableSkeleton } from "./table/skeleton.tsx";
import { ProjectTable } from "./table/table.tsx";
import type { ProjectsView } from "./view.ts";

const ProjectsLoading = ({ layout }: { layout: "table" | "grid" }) =>
  layout === "grid" ? (
    <div className="px-(--page-x) pt-5">
      <ProjectGridSkeleton rows={3} label={t("loading")} />
    </div>
  ) : (
    <TableLoading columns={projectColumns}>
      <ProjectTableSkeleton rows={12} label={t("loading")} />
    </TableLoading>
  );

type ProjectsListProps = {
  channel: ActiveChannel;
  search: ProjectsSearch;
  filter: ProjectFilter;
  change: ChangeSearch;
};

const none: readonly VideoProject[] = [];

export const ProjectsList = (props: ProjectsListProps) => (
  <DragArea>
    <DraggableList {...props} />
  </DragArea>
);

function DraggableList({ channel, search, filter, change }: ProjectsListProps) {
  const user = useUser();
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(projectsQuery(channel, filter));
  const projects = useMemo(() => query.data?.pages.flatMap(({ data }) => data) ?? none, [query.data]);
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const selection = useSelection(ids);
  const changes = useProjectChanges(channel);
  const ranking = useRanking({ channel, filter, search, projects });

  if (query.isError && projects.length === 0) return <ListFailed error={query.error} />;
  if (query.isPending) return <ProjectsLoading layout={search.layout} />;
  if (projects.length === 0) return <NoProjects channel={channel} search={search} change={change} />;

  const view: ProjectsView = {
    channel,
    projects,
    now,
    search,
    change,
    selection,
    changes,
    mayDelete: (project) => mayDelete(project, user, channel),
    pages: query,
    ranking,
  };
  const chosen = projects.filter(({ id }) => selection.chosen.has(id));
  return (
    <>
      {ranking && <p className="px-(--page-x) pt-3 text-xs text-muted">{t("ranking.hint")}</p>}
      {search.layout === "grid" ? <ProjectGrid view={view} /> : <ProjectTable view={view} />}
      {query.isFetchNextPageError && (
        <MoreFailed error={query.error} onRetry={() => void query.fetchNextPage()}>
          {t("list.moreFailed")}
        </MoreFailed>
      )}
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          mayDeleteAll={chosen.every(view.mayDelete)}
          changes={changes}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
