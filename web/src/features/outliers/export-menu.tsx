import { OUTLIERS_PAGE_LIMIT, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import { Download } from "lucide-react";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { useExport } from "../../lib/use-export.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { ActiveChannel } from "../channels/index.ts";
import { fetchOutliers, type Next, nextOf } from "./api.ts";
import type { Asked } from "./asked.ts";
import type { VideoType } from "./search.ts";
import { t } from "./texts.ts";

/** A file for people to work in, not a copy of the catalogue. */
const EXPORT_MAX = 5000;
const grouped = new Intl.NumberFormat("en-US");

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

type ExportMenuProps = { place: ActiveChannel; type: VideoType; asked: Asked };

export function ExportMenu({ place, type, asked }: ExportMenuProps) {
  async function fetchAll(signal: AbortSignal, onProgress: (count: number) => void) {
    const all: OutlierVideo[] = [];
    let next: Next | undefined;
    do {
      const page = await fetchOutliers(place, type, asked, {
        ...(next && { next }),
        itemsPerPage: OUTLIERS_PAGE_LIMIT,
        signal,
      });
      all.push(...page.results);
      onProgress(all.length);
      next = nextOf(page);
    } while (next && all.length < EXPORT_MAX);
    return all.slice(0, EXPORT_MAX);
  }
  const { run, isRunning, count } = useExport({
    name: `outliers-${type}`,
    fetchAll,
    write: { csv: (rows) => toCsv(rows, columns), json: toJson },
    done: (written) =>
      t(written < EXPORT_MAX ? "export.done" : "export.capped", { count: written, formatted: grouped.format(written) }),
    failed: t("export.failed"),
  });
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="type-data text-xs text-faint">
        {count !== undefined && t("export.running", { count })}
      </span>
      <Menu
        align="end"
        trigger={<IconButton label={t("export.name")} icon={<Download />} size="sm" busy={isRunning} />}
      >
        <MenuItem onSelect={() => void run("csv")}>{t("export.csv")}</MenuItem>
        <MenuItem onSelect={() => void run("json")}>{t("export.json")}</MenuItem>
      </Menu>
    </span>
  );
}
