import { PROJECT_PAGE_LIMIT, ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Lightbulb, SearchX } from "lucide-react";
import { type KeyboardEvent, useMemo } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { type Across, useColumns } from "../../lib/use-columns.ts";
import { t } from "../../locales/en/idea-wall.ts";
import { Button } from "../../ui/button.tsx";
import { DragArea, useDraggedId, useDrop } from "../../ui/drag-area.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WindowMasonry } from "../../ui/window-masonry.tsx";
import { useAddToCanvas } from "../idea-canvas/index.ts";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import { mayDelete } from "../project-cards/index.ts";
import { type ProjectFilter, projectsQuery } from "../projects/index.ts";
import { useProjectChanges, useSelection } from "../projects-list/index.ts";
import { useUser } from "../session/index.ts";
import { type ChangeWall, isWallFiltered, unfilteredWall, type WallSearch } from "./search.ts";
import { WallBar } from "./wall-bar.tsx";
import { estimateHeight, WallCard } from "./wall-card.tsx";

const across: Across = [6, 5, 4, 2, 1];
const BARS_PX = 100;
const PLACEHOLDERS = 20;
const none: readonly VideoProject[] = [];

export const wallQuery = (channel: ActiveChannel, filter: ProjectFilter) =>
  projectsQuery(channel, filter, PROJECT_PAGE_LIMIT);

type WallProps = {
  channel: ActiveChannel;
  search: WallSearch;
  filter: ProjectFilter;
  change: ChangeWall;
  onAdd: () => void;
};

// The bar with the targets is at the edge of the window, where dragging would scroll.
export const Wall = (props: WallProps) => (
  <DragArea autoScroll={false}>
    <Ideas {...props} />
  </DragArea>
);

function Ideas({ channel, search, filter, change, onAdd }: WallProps) {
  const user = useUser();
  const columns = useColumns(across);
  const query = useInfiniteQuery(wallQuery(channel, filter));
  const { status__in: statuses } = search;
  // A moved idea leaves at once, before the list is fetched again.
  const projects = useMemo(
    () => query.data?.pages.flatMap(({ data }) => data.filter(({ status }) => statuses.includes(status))) ?? none,
    [query.data, statuses],
  );
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const selection = useSelection(ids);
  const changes = useProjectChanges(channel);
  const addToCanvas = useAddToCanvas(channel);
  const draggedId = useDraggedId();
  const chosen = projects.filter(({ id }) => selection.chosen.has(id));
  // A selected card takes all selected ones with it.
  const movedWith = (id: string) =>
    selection.chosen.has(id) ? chosen : projects.filter((project) => project.id === id);
  const move = (ideas: readonly VideoProject[], status: ProjectStatus) => {
    void changes.setStatus(ideas, status);
    selection.clear();
  };
  useDrop((id, target) => {
    const status = ProjectStatus.options.find((option) => option === target);
    if (status) move(movedWith(id), status);
  });

  if (query.isError && projects.length === 0) return <ListFailed error={query.error} />;
  if (query.isPending) return <WallLoading columns={columns} />;
  if (projects.length === 0)
    return isWallFiltered(search) ? (
      <Empty
        className="flex-1 py-24"
        icon={<SearchX />}
        title={t("noMatch")}
        action={<Button onClick={() => change(unfilteredWall)}>{t("clearAll")}</Button>}
      >
        {t("noMatchText")}
      </Empty>
    ) : (
      <Empty
        className="flex-1 py-24"
        icon={<Lightbulb />}
        title={t("none")}
        action={
          <Button kind="primary" onClick={onAdd}>
            {t("add")}
          </Button>
        }
      >
        {t("noneText")}
      </Empty>
    );

  /** X selects, a number moves the selected ideas, or else the one with the focus, to a status. */
  const press = ({ key, shiftKey }: KeyboardEvent, index: number): boolean => {
    const project = projects[index];
    if (!project) return false;
    const status = ProjectStatus.options[Number(key) - 1];
    if (key.toLowerCase() === "x") selection.toggle(project.id, { isRange: shiftKey });
    else if (key === "Escape" && chosen.length > 0) selection.clear();
    else if (status) move(chosen.length > 0 ? chosen : [project], status);
    else return false;
    return true;
  };
  return (
    <>
      <div className="px-(--page-x) py-5">
        <WindowMasonry
          key={columns}
          name={t("list")}
          items={projects}
          columns={columns}
          keyOf={({ id }) => id}
          estimate={estimateHeight}
          bars={BARS_PX}
          pages={query}
          keys={{ hasLetters: true, press }}
        >
          {(project) => <WallCard channel={channel} project={project} selection={selection} />}
        </WindowMasonry>
        {query.isFetchingNextPage && (
          <p role="status" className="py-4 text-center text-muted">
            {t("more")}
          </p>
        )}
        {query.isFetchNextPageError && (
          <MoreFailed error={query.error} onRetry={() => void query.fetchNextPage()}>
            {t("moreFailed")}
          </MoreFailed>
        )}
      </div>
      {(chosen.length > 0 || draggedId) && (
        <WallBar
          chosen={chosen}
          isDragging={draggedId !== undefined}
          mayDeleteAll={chosen.every((project) => mayDelete(project, user, channel))}
          changes={changes}
          onToCanvas={addToCanvas}
          onClear={selection.clear}
        />
      )}
    </>
  );
}

const WallLoading = ({ columns }: { columns: number }) => (
  <div
    role="status"
    aria-label={t("loading")}
    className="grid gap-5 px-(--page-x) py-5"
    style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
  >
    {placeholderKeys(PLACEHOLDERS).map((key, at) => (
      <span key={key} className="grid content-start gap-2">
        {at % 3 !== 1 && <Skeleton className="aspect-video rounded-md" />}
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className={at % 3 === 1 ? "h-16" : "h-3 w-2/5"} />
      </span>
    ))}
  </div>
);
