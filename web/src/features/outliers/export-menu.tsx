import { OUTLIERS_PAGE_LIMIT, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { groupedNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outliers.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";
import { fetchOutliers, type Next, nextOf } from "./api.ts";
import type { OutlierQueryParams } from "./query-params.ts";
import type { VideoType } from "./search.ts";

/** Limited: an export is a working file, not a copy of the catalogue. */
const EXPORT_MAX = 5000;

const columns: readonly Column<OutlierVideo>[] = [
  ["videoId", ({ videoId }) => videoId],
  ["title", ({ title1 }) => title1],
  ["channel", ({ name }) => name],
  ["channelId", ({ ucid }) => ucid],
  ["subscribers", ({ subscribers }) => subscribers],
  ["views", ({ views }) => views],
  ["uploaded", ({ uploaded }) => uploaded],
  ["durationSeconds", ({ duration }) => duration],
  ["outlierIndex", ({ performanceIndex }) => performanceIndex],
  ["first7DayViews", ({ v7Score }) => v7Score],
  ["channel7DayAverage", ({ v7Average }) => v7Average],
  ["engagementRate", ({ engagement }) => engagement],
  ["category", ({ aiL2Category }) => aiL2Category],
  ["youtubeCategory", ({ youtubeCategory }) => youtubeCategory],
  ["language", ({ language }) => language],
  ["isShort", ({ isShort }) => isShort],
  ["madeForKids", ({ madeForKids }) => madeForKids],
];

type ExportOutliersProps = { channel: ActiveChannel; type: VideoType; queryParams: OutlierQueryParams };

export function ExportOutliers({ channel, type, queryParams }: ExportOutliersProps) {
  async function fetchAll(signal: AbortSignal, onProgress: (count: number) => void) {
    const all: OutlierVideo[] = [];
    let next: Next | undefined;
    do {
      const page = await fetchOutliers(
        { channel, type, queryParams },
        {
          next,
          itemsPerPage: OUTLIERS_PAGE_LIMIT,
          signal,
        },
      );
      all.push(...page.results);
      onProgress(all.length);
      next = nextOf(page);
    } while (next && all.length < EXPORT_MAX);
    return all.slice(0, EXPORT_MAX);
  }
  return (
    <ExportMenu
      name={`outliers-${type}`}
      fetchAll={fetchAll}
      write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
      done={(count) =>
        t(count < EXPORT_MAX ? "export.done" : "export.capped", { count, formatted: groupedNumber(count) })
      }
      label={t("export.name")}
      formats={{ csv: t("export.csv"), json: t("export.json") }}
      running={(count) => t("export.running", { count })}
      failed={t("export.failed")}
    />
  );
}
