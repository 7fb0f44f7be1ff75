import { PROJECT_PAGE_LIMIT, type VideoProject } from "@coldopen/contract/projects/schema";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { t } from "../../../locales/en/chat.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RowsSkeleton } from "../../../ui/rows-skeleton.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { ProjectPicture, ProjectStatusBadge, titleOf } from "../../project-cards/index.ts";
import { projectsQuery } from "../../projects/index.ts";

const SEARCH_DEBOUNCE_MS = 300;

type SelectProjectDialogProps = {
  channel: ActiveChannel;
  onSelect: (project: VideoProject) => void;
  onClose: () => void;
};

export function SelectProjectDialog({ channel, onSelect, onClose }: SelectProjectDialogProps) {
  const [text, setText] = useState("");
  const title = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const projects = useInfiniteQuery({
    ...projectsQuery(channel, title ? { title } : {}, PROJECT_PAGE_LIMIT),
    placeholderData: keepPreviousData,
  });
  const found = projects.data?.pages.flatMap(({ data }) => data);
  return (
    <Dialog open title={t("selectProject.title")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchField
        aria-label={t("selectProject.search")}
        placeholder={t("selectProject.search")}
        value={text}
        onValueChange={setText}
      />
      {projects.isPending && <RowsSkeleton label={t("selectProject.loading")} rows={5} rowLook="py-2.5" />}
      {projects.isError && (
        <Alert title={t("selectProject.failed")} className="mt-3">
          <Button size="sm" className="mt-2" onClick={() => void projects.refetch()}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {found?.length === 0 && <p className="py-6 text-center text-muted">{t("selectProject.none")}</p>}
      <ul className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
        {found?.map((project) => (
          <li key={project.id}>
            <button
              type="button"
              onClick={() => onSelect(project)}
              className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-raised"
            >
              <ProjectPicture small project={project} className="w-16 flex-none" />
              <span className="min-w-0 flex-1 truncate font-medium">
                {titleOf(project) || t("selectProject.untitled")}
              </span>
              <ProjectStatusBadge project={project} />
            </button>
          </li>
        ))}
      </ul>
      {projects.hasNextPage && (
        <LoadMore isLoading={projects.isFetchingNextPage} onMore={() => void projects.fetchNextPage()} />
      )}
    </Dialog>
  );
}

/** Loads the next page when the end of the list is scrolled into view. */
function LoadMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || isLoading || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} role="status" className="py-3 text-center text-xs text-faint">
      {t("selectProject.more")}
    </div>
  );
}
