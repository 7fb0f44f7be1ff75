import type { PitchSummary } from "@coldopen/contract/pitches/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { t } from "../../locales/en/pitches.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";
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
  async function fetchAll(signal: AbortSignal, onProgress: (count: number) => void) {
    const all: PitchSummary[] = [];
    let next: string | undefined;
    do {
      const query = { ...filter, page: next };
      const { results, page } = await pitchApi.list({ params: paramsOf(channel), query }, { signal });
      all.push(...results);
      onProgress(all.length);
      next = page.next ?? undefined;
    } while (next);
    return all;
  }
  return (
    <ExportMenu
      name="pitches"
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
