import type { WatchAlert, WatchRule } from "@coldopen/contract/watchlists/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { t } from "../../locales/en/watchlists.ts";
import { ListExport } from "../list-export/index.ts";
import { fetchAlerts } from "./api.ts";

const ruleColumns: readonly Column<WatchRule>[] = [
  ["id", ({ id }) => id],
  ["target", ({ target }) => target],
  ["name", ({ name }) => name],
  ["creatorId", ({ creatorUcid }) => creatorUcid],
  ["threshold", ({ threshold }) => threshold],
  ["withinDays", ({ withinDays }) => withinDays],
  ["mail", ({ mail }) => mail],
  ["unseen", ({ unseen }) => unseen],
  ["createdAt", ({ createdAt }) => createdAt],
];

const alertColumns: readonly Column<WatchAlert>[] = [
  ["id", ({ id }) => id],
  ["watchlistId", ({ ruleId }) => ruleId],
  ["createdAt", ({ createdAt }) => createdAt],
  ["videoId", ({ video }) => video.videoId],
  ["title", ({ video }) => video.title1],
  ["channel", ({ video }) => video.name],
  ["channelId", ({ video }) => video.ucid],
  ["uploaded", ({ video }) => video.uploaded],
  ["ratio", ({ ratio }) => ratio],
  ["views", ({ views }) => views],
  ["passedBefore", ({ isInitial }) => isInitial],
  ["seen", ({ isSeen }) => isSeen],
];

export const ExportRules = ({ rules }: { rules: readonly WatchRule[] }) => (
  <ListExport
    name="watchlists"
    fetchAll={async () => rules}
    columns={ruleColumns}
    label={t("export.rules")}
    done={(count) => t("export.rulesDone", { count })}
  />
);

export const ExportAlerts = ({ channel }: { channel: ActiveChannel }) => (
  <ListExport
    name="watchlist-alerts"
    fetchAll={(signal, onProgress) =>
      fetchPages(
        async (next: string | undefined) => {
          const { results: rows, page } = await fetchAlerts(channel, next, signal);
          return { rows, next: page.next };
        },
        { onProgress },
      )
    }
    columns={alertColumns}
    label={t("export.alerts")}
    done={(count) => t("export.alertsDone", { count })}
  />
);
