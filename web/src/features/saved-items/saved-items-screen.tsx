import { LayoutGrid, Rows3 } from "lucide-react";
import { Suspense, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useMedia } from "../../lib/use-media.ts";
import { t } from "../../locales/en/saved-items.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { useSavedItemsAddress } from "./address.ts";
import { NothingMatches, NothingSaved } from "./empty.tsx";
import { ExportSavedItems } from "./export-menu.tsx";
import { SavedItemsFilters, SavedItemsSort } from "./filters.tsx";
import { SavedItems } from "./items.tsx";
import { SaveButton } from "./save-button.tsx";
import { filterOf, isFiltered } from "./search.ts";

const layouts = [
  { value: "grid" as const, label: t("view.grid"), icon: <LayoutGrid /> },
  { value: "list" as const, label: t("view.list"), icon: <Rows3 /> },
];
const unfiltered = { type__in: undefined, createdAt__gte: undefined, createdAt__lte: undefined };

export default function SavedItemsScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <SavedItemsPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function SavedItemsPage({ channel }: { channel: ActiveChannel }) {
  const { search, change } = useSavedItemsAddress();
  const [opened, setOpened] = useState<string>();
  const columns = useColumns();
  const empty = isFiltered(search) ? (
    <NothingMatches onClear={() => change(unfiltered)} />
  ) : (
    <NothingSaved channel={channel} />
  );
  return (
    <main className="flex-1">
      <PageBar
        title={t("title")}
        actions={
          <>
            <ExportSavedItems channel={channel} filter={filterOf(search)} />
            <Segmented
              iconOnly
              label={t("view.name")}
              value={search.layout}
              segments={layouts}
              onValueChange={(layout) => change({ layout: layout === "grid" ? undefined : layout })}
            />
          </>
        }
      />
      <section
        aria-label={t("filters.name")}
        className="sticky top-13 z-(--z-sticky) flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-background px-(--page-x) py-2"
      >
        <SavedItemsFilters search={search} change={change} />
        <div className="ml-auto">
          <SavedItemsSort search={search} change={change} />
        </div>
      </section>
      <div className="px-(--page-x) py-5">
        {search.type__in.length === 0 ? (
          empty
        ) : (
          <SavedItems
            channel={channel}
            filter={filterOf(search)}
            layout={search.layout}
            columns={columns}
            empty={empty}
            onOpen={setOpened}
          />
        )}
      </div>
      {opened && (
        <Suspense>
          <OutlierDetail
            channel={channel}
            videoId={opened}
            onClose={() => setOpened(undefined)}
            onVideo={({ videoId }) => setOpened(videoId)}
            saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: opened }} />}
          />
        </Suspense>
      )}
    </main>
  );
}

/** The same columns as in the picture grids. */
function useColumns(): number {
  const isFive = useMedia("(min-width: 1680px)");
  const isFour = useMedia("(min-width: 1440px)");
  const isThree = useMedia("(min-width: 1024px)");
  const isTwo = useMedia("(min-width: 640px)");
  return isFive ? 5 : isFour ? 4 : isThree ? 3 : isTwo ? 2 : 1;
}
