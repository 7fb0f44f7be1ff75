import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { t } from "../../locales/en/saved-items.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";
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
  async function fetchAll(signal: AbortSignal, onProgress: (count: number) => void) {
    const all: SavedItem[] = [];
    let next: string | undefined;
    do {
      const query = { ...filter, pageSize: PAGE_SIZE, ...(next && { page: next }) };
      const { results, page } = await savedItemsApi.list({ params: paramsOf(channel), query }, { signal });
      all.push(...results);
      onProgress(all.length);
      next = page.next ?? undefined;
    } while (next);
    return all;
  }
  return (
    <ExportMenu
      name="saved-items"
      fetchAll={fetchAll}
      write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
      done={(count) => t("export.done", { count })}
      label={t("export.name")}
      formats={{ csv: t("export.csv"), json: t("export.json") }}
      running={(count) => t("export.running", { count })}
      failed={t("export.failed")}
    />
  );
}
