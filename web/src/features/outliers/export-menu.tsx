import { OUTLIERS_PAGE_LIMIT, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { groupedNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outliers.ts";
import { ListExport } from "../list-export/index.ts";
import { fetchOutliers, type Next, nextOf, type OutlierList, type OutlierPage } from "./api.ts";

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

type ExportVideosProps = {
  name: string;
  fetchPage: (next: Next | undefined, signal: AbortSignal) => Promise<OutlierPage>;
};

/** The videos of a list of outliers. */
export const ExportVideos = ({ name, fetchPage }: ExportVideosProps) => (
  <ListExport
    name={name}
    fetchAll={(signal, onProgress) =>
      fetchPages(
        async (next: Next | undefined) => {
          const page = await fetchPage(next, signal);
          return { rows: page.results, next: nextOf(page) };
        },
        { onProgress, max: EXPORT_MAX },
      )
    }
    columns={columns}
    done={(count) =>
      t(count < EXPORT_MAX ? "export.done" : "export.capped", { count, formatted: groupedNumber(count) })
    }
  />
);

export const ExportOutliers = (list: OutlierList) => (
  <ExportVideos
    name={`outliers-${list.type}`}
    fetchPage={(next, signal) => fetchOutliers(list, { next, itemsPerPage: OUTLIERS_PAGE_LIMIT, signal })}
  />
);
