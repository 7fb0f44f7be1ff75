import type { OutlierQueryParams } from "@coldopen/contract/outliers/list-query";
import { type OutliersState, presets } from "@coldopen/contract/outliers/list-state";
import { OutlierTab } from "@coldopen/contract/outliers/query";
import { useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { LayoutGrid, MonitorPlay, Rows3, Smartphone } from "lucide-react";
import { Suspense, useMemo, useRef, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useHeightVariable } from "../../lib/use-height-variable.ts";
import { t } from "../../locales/en/outliers.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { useGate } from "../labs/index.ts";
import { cacheOutlier, OutlierDetail } from "../outlier-detail/index.ts";
import { OutlierSearch, type Picked } from "../outlier-search/index.ts";
import { SaveButton } from "../saved-items/index.ts";
import { useOutliersAddress } from "./address.ts";
import type { CardLinks } from "./card/links.ts";
import { ExportOutliers } from "./export-menu.tsx";
import { FilterSets } from "./filter-sets.tsx";
import { OutlierFilterBar } from "./filters/filters.tsx";
import { OutliersList } from "./list.tsx";
import { toQueryParams, withLanguage } from "./query-params.ts";
import { ResultCount } from "./result-count.tsx";
import { unfiltered } from "./search.ts";
import { OutlierSort } from "./sort.tsx";

const types = [
  { value: "videos" as const, label: t("types.videos"), icon: <MonitorPlay /> },
  { value: "shorts" as const, label: t("types.shorts"), icon: <Smartphone /> },
];
const layouts = [
  { value: "grid" as const, label: t("grid"), icon: <LayoutGrid /> },
  { value: "table" as const, label: t("table"), icon: <Rows3 /> },
];
const noSearch = { name: undefined, search: undefined, searchBy: "all", channelId: undefined } as const;
const defaultSort = { sortField: "uploaded", sortOrder: "desc" } as const;

/** The defaults of a tab, with the chosen languages. */
const atTab = (source: OutlierTab, { language }: OutliersState): Partial<OutliersState> => ({
  ...noSearch,
  ...unfiltered,
  ...defaultSort,
  ...presets[source],
  source,
  language,
});

/** A search covers everything, so the filters of a preset are dropped. */
const atSearch = ({ language, ...picked }: Picked, state: OutliersState): Partial<OutliersState> => {
  const next = { ...(state.source !== "search" && atTab("search", state)), ...noSearch, ...picked };
  return { ...next, ...(language !== undefined && withLanguage({ ...state, ...next }, language)) };
};

export default function OutliersScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <OutliersPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function OutliersPage({ channel }: { channel: ActiveChannel }) {
  const { state, change, open, close } = useOutliersAddress();
  const isFuzzy = useGate("STUDIO_OUTLIER_FUZZY_SEARCH");
  const hasLanguages = useGate("STUDIO_OUTLIER_LANGUAGE_PICKER");
  const client = useQueryClient();
  const bars = useRef<HTMLDivElement>(null);
  useHeightVariable(bars, "--bars");
  const [now] = useState(() => new Date());
  const [isSearching, setSearching] = useState(false);
  const { video, ...rest } = state;
  const key = JSON.stringify(rest);
  const listed = useMemo<OutliersState>(() => JSON.parse(key), [key]);
  const queryParams = useMemo<OutlierQueryParams>(
    () => toQueryParams(listed, { today: now, isFuzzy, hasLanguages }),
    [listed, now, isFuzzy, hasLanguages],
  );
  const links = useMemo<CardLinks>(
    () => ({
      open: (picked) => {
        cacheOutlier(client, picked);
        open(picked.videoId);
      },
    }),
    [client, open],
  );
  const { searchBy, search, channelId, name, type, layout, source } = state;
  return (
    <main className="flex flex-1 flex-col">
      <div ref={bars} className="sticky top-0 z-(--z-sticky) bg-background">
        <PageBar
          title={t("title")}
          actions={
            <>
              <Segmented
                label={t("typeName")}
                value={type}
                segments={types}
                onValueChange={(next) => change({ type: next })}
              />
              <Segmented
                iconOnly
                label={t("view")}
                value={layout}
                segments={layouts}
                onValueChange={(next) => change({ layout: next })}
              />
            </>
          }
        >
          <OutlierSearch
            value={{ search, searchBy, channelId, name }}
            tab={source}
            isShorts={type === "shorts"}
            onSearch={(picked) => change(atSearch(picked, state))}
            onClear={() => change(noSearch)}
            onOpenChange={setSearching}
          />
        </PageBar>
        <div className="painted-apart flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-(--page-x)">
          <Tabs
            className="min-w-0"
            value={source}
            onValueChange={(next) => change(atTab(OutlierTab.parse(next), state))}
          >
            <TabList label={t("tabsName")} className="overflow-x-auto overflow-y-hidden [scrollbar-width:none]">
              {OutlierTab.options.map((tab) => (
                <Tab key={tab} value={tab}>
                  {t(`tabs.${tab}`)}
                </Tab>
              ))}
            </TabList>
          </Tabs>
          <div className="flex flex-none items-center gap-1">
            <ResultCount channel={channel} type={type} queryParams={queryParams} />
            <FilterSets channel={channel} state={state} change={change} />
            <ExportOutliers channel={channel} type={type} queryParams={queryParams} />
          </div>
        </div>
        <section
          aria-label={t("filters.name")}
          className="painted-apart flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-(--page-x) py-2"
        >
          <OutlierFilterBar state={state} change={change} />
          <div className="ml-auto">
            <OutlierSort state={state} change={change} />
          </div>
        </section>
      </div>
      <div className={clsx("flex flex-1 flex-col transition-opacity duration-(--d-base)", isSearching && "opacity-40")}>
        <OutliersList
          key={JSON.stringify([type, queryParams])}
          channel={channel}
          state={listed}
          queryParams={queryParams}
          now={now}
          links={links}
          change={change}
        />
      </div>
      {video && (
        <Suspense>
          <OutlierDetail
            channel={channel}
            videoId={video}
            onClose={close}
            onVideo={(picked) => links.open?.(picked)}
            saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: video }} />}
          />
        </Suspense>
      )}
    </main>
  );
}
