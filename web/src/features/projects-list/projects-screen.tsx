import { LayoutGrid, Plus, Rows3 } from "lucide-react";
import { useMemo } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/projects-list.ts";
import { Button } from "../../ui/button.tsx";
import { DebouncedSearchField } from "../../ui/debounced-search-field.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useGate } from "../labs/index.ts";
import { filterOf, ProjectFilters, ProjectSort, useProjectsSearch } from "../project-filters/index.ts";
import { useAddProject } from "../projects/index.ts";
import { ExportProjects } from "./export/menu.tsx";
import { ProjectsList } from "./list.tsx";

const layouts = [
  { value: "grid" as const, label: t("list.grid"), icon: <LayoutGrid /> },
  { value: "table" as const, label: t("list.table"), icon: <Rows3 /> },
];

export default function ProjectsScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("list.title"));
  return channel ? <ProjectsPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function ProjectsPage({ channel }: { channel: ActiveChannel }) {
  const { search, change } = useProjectsSearch();
  const hasAiCategories = useGate("STUDIO_AI_CATEGORY_FILTER");
  const { add, isAdding } = useAddProject(channel);
  const key = JSON.stringify(filterOf(search, { hasAiCategories }));
  const filter = useMemo<ReturnType<typeof filterOf>>(() => JSON.parse(key), [key]);
  return (
    <main className="flex flex-1 flex-col">
      <PageBar
        title={t("list.title")}
        actions={
          <>
            <Segmented
              iconOnly
              label={t("list.view")}
              value={search.layout}
              segments={layouts}
              onValueChange={(layout) => change({ layout })}
            />
            <Button kind="primary" icon={<Plus />} busy={isAdding} onClick={add}>
              {t("add")}
            </Button>
          </>
        }
      >
        <div className="w-65 max-w-full">
          <DebouncedSearchField
            label={t("list.searchName")}
            placeholder={t("list.search")}
            value={search.search ?? ""}
            onSearch={(typed) => change({ search: typed || undefined })}
          />
        </div>
      </PageBar>
      <section
        aria-label={t("list.filters")}
        className="sticky top-13 z-(--z-sticky) flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-background px-(--page-x) py-2"
      >
        <ProjectFilters channel={channel} search={search} change={change} />
        <div className="ml-auto flex items-center gap-1">
          <ExportProjects channel={channel} filter={filter} />
          <ProjectSort search={search} change={change} />
        </div>
      </section>
      <ProjectsList key={key} channel={channel} search={search} filter={filter} change={change} />
    </main>
  );
}
