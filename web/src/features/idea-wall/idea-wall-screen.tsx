import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/idea-wall.ts";
import { Button } from "../../ui/button.tsx";
import { DebouncedSearchField } from "../../ui/debounced-search-field.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { type ProjectFilter, useAddProject } from "../projects/index.ts";
import { ExportProjects } from "../projects-list/index.ts";
import { useWallSearch, wallFilterOf } from "./search.ts";
import { Wall, wallQuery } from "./wall.tsx";
import { WallFilters } from "./wall-filters.tsx";

export default function IdeaWallScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <IdeaWall key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function IdeaWall({ channel }: { channel: ActiveChannel }) {
  const { search, change } = useWallSearch();
  const { add, isAdding } = useAddProject(channel);
  const key = JSON.stringify(wallFilterOf(search));
  const filter = useMemo<ProjectFilter>(() => JSON.parse(key), [key]);
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <PageBar
        title={t("title")}
        actions={
          <>
            <ExportProjects channel={channel} filter={filter} name="ideas" done={(count) => t("exported", { count })} />
            <Button kind="primary" icon={<Plus />} busy={isAdding} onClick={add}>
              {t("add")}
            </Button>
          </>
        }
      >
        <Count channel={channel} filter={filter} />
        <div className="w-60 max-w-full">
          <DebouncedSearchField
            label={t("searchName")}
            placeholder={t("search")}
            value={search.search ?? ""}
            onSearch={(typed) => change({ search: typed || undefined })}
          />
        </div>
      </PageBar>
      <WallFilters channel={channel} search={search} change={change} />
      <Wall key={key} channel={channel} search={search} filter={filter} change={change} onAdd={add} />
    </main>
  );
}

function Count({ channel, filter }: { channel: ActiveChannel; filter: ProjectFilter }) {
  const { data, hasNextPage } = useInfiniteQuery(wallQuery(channel, filter));
  const count = data?.pages.reduce((sum, page) => sum + page.data.length, 0);
  if (count === undefined) return null;
  return <span className="text-xs text-muted">{hasNextPage ? t("countMore", { count }) : t("count", { count })}</span>;
}
