import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { t } from "../../locales/en/saved-items.ts";
import { ListExport } from "../list-export/index.ts";
import { paramsOf, savedItemsApi } from "./api.ts";
import type { SavedItemsFilter } from "./search.ts";

const PAGE_SIZE = 100;

const columns: readonly Column<SavedItem>[] = [
  ["id", ({ id }) => id],
  ["type", ({ type }) => type],
  ["title", ({ title, outliersVideo }) => title ?? outliersVideo?.title1 ?? null],
  ["concept", ({ concept }) => concept],
  ["thumbnail", ({ thumbnail, outliersVideo }) => thumbnail ?? outliersVideo?.thumb ?? null],
  ["note", ({ description }) => description],
  ["videoId", ({ outliersVideoId }) => outliersVideoId],
  ["channel", ({ outliersVideo }) => outliersVideo?.name ?? null],
  ["views", ({ outliersVideo }) => outliersVideo?.views ?? null],
  ["outlierIndex", ({ outliersVideo }) => outliersVideo?.performanceIndex ?? null],
  ["uploaded", ({ outliersVideo }) => outliersVideo?.uploaded ?? null],
  ["savedAt", ({ createdAt }) => createdAt],
];

type ExportSavedItemsProps = { channel: ActiveChannel; filter: SavedItemsFilter };

export function ExportSavedItems({ channel, filter }: ExportSavedItemsProps) {
  const fetchAll = (signal: AbortSignal, onProgress: (count: number) => void) =>
    fetchPages(
      async (next: string | undefined) => {
        const query = { ...filter, pageSize: PAGE_SIZE, ...(next && { page: next }) };
        const { results: rows, page } = await savedItemsApi.list({ params: paramsOf(channel), query }, { signal });
        return { rows, next: page.next };
      },
      { onProgress },
    );
  return (
    <ListExport
      name="saved-items"
      fetchAll={fetchAll}
      columns={columns}
      done={(count) => t("export.done", { count })}
    />
  );
}
