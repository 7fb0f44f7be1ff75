import type { PitchSummary } from "@coldopen/contract/pitches/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { t } from "../../locales/en/pitches.ts";
import { ListExport } from "../list-export/index.ts";
import { type PitchFilter, paramsOf, pitchApi } from "./api.ts";

const columns: readonly Column<PitchSummary>[] = [
  ["id", ({ id }) => id],
  ["stage", ({ stage }) => stage],
  ["brand", ({ brandName }) => brandName],
  ["title", ({ title }) => title],
  ["updatedAt", ({ updatedAt }) => updatedAt],
  ["updatedBy", ({ updatedBy }) => updatedBy],
  ["linkViews", ({ link }) => link?.views ?? null],
  ["linkExpiresAt", ({ link }) => link?.expiresAt ?? null],
];

export function ExportPitches({ channel, filter }: { channel: ActiveChannel; filter: PitchFilter }) {
  const fetchAll = (signal: AbortSignal, onProgress: (count: number) => void) =>
    fetchPages(
      async (next: string | undefined) => {
        const query = { ...filter, page: next };
        const { results: rows, page } = await pitchApi.list({ params: paramsOf(channel), query }, { signal });
        return { rows, next: page.next };
      },
      { onProgress },
    );
  return (
    <ListExport name="pitches" fetchAll={fetchAll} columns={columns} done={(count) => t("export.done", { count })} />
  );
}
