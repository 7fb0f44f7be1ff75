import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { api } from "../../../lib/api.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { t } from "../../../locales/en/chat.ts";
import { SelectVideoDialog } from "../../outlier-index/index.ts";

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
    <SelectVideoDialog
      texts={{
        title: t("attach.outlierTitle"),
        search: t("attach.outlierSearch"),
        loading: t("selectProject.loading"),
        none: t("attach.none"),
      }}
      search={text}
      onSearch={setText}
      isPending={isPending}
      videos={data?.results}
      onSelect={onSelect}
      onClose={onClose}
    />
  );
}
