import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { api } from "../../../lib/api.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { t } from "../../../locales/en/chat.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { IndexBadge } from "../../../ui/index-badge.tsx";
import { RowsSkeleton } from "../../../ui/rows-skeleton.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { indexShown, toneOf } from "../../outlier-index/index.ts";

const SEARCH_DEBOUNCE_MS = 300;
const SHOWN = 20;
const MIN_INDEX = 2;
const outliersApi = api(outlierRoutes);

const searchQuery = ({ organizationId, channelUcid }: ActiveChannel, search: string) =>
  queryOptions({
    queryKey: ["chat", "outliers", organizationId, channelUcid, search],
    queryFn: ({ signal }) =>
      outliersApi.videos(
        {
          query: {
            source: search ? "search" : "newest",
            ucid: channelUcid,
            organizationId,
            itemsPerPage: SHOWN,
            ...(search ? { search } : { performanceIndexGte: MIN_INDEX }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

type SelectOutlierDialogProps = {
  channel: ActiveChannel;
  onSelect: (video: OutlierVideo) => void;
  onClose: () => void;
};

export function SelectOutlierDialog({ channel, onSelect, onClose }: SelectOutlierDialogProps) {
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const { data, isPending } = useQuery(searchQuery(channel, search));
  return (
    <Dialog open title={t("attach.outlierTitle")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchField
        aria-label={t("attach.outlierSearch")}
        placeholder={t("attach.outlierSearch")}
        value={text}
        onValueChange={setText}
      />
      {isPending && <RowsSkeleton label={t("selectProject.loading")} rows={5} rowLook="py-2.5" />}
      {data?.results.length === 0 && <p className="py-6 text-center text-muted">{t("attach.none")}</p>}
      <ul className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
        {data?.results.map((video) => (
          <li key={video.videoId}>
            <button
              type="button"
              onClick={() => onSelect(video)}
              className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-raised"
            >
              <Thumbnail small src={video.thumb} className="w-16 flex-none" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{video.title1}</span>
                <span className="block truncate text-xs text-muted">{video.name}</span>
              </span>
              <IndexBadge tone={toneOf(video.performanceIndex)}>{indexShown(video.performanceIndex)}</IndexBadge>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
