import type { IdeaForYou } from "@coldopen/contract/ideas/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { ListExport } from "../list-export/index.ts";
import { fetchIdeas } from "./api.ts";

const columns: readonly Column<IdeaForYou>[] = [
  ["id", ({ id }) => id],
  ["day", ({ day }) => day],
  ["inspiration", ({ inspirationType }) => inspirationType],
  ["title", ({ title }) => title],
  ["concept", ({ concept }) => concept],
  ["thumbnail", ({ thumbnail }) => thumbnail],
  ["thumbnailDescription", ({ thumbnailDescription }) => thumbnailDescription],
  ["whyNow", ({ whyNow }) => whyNow],
  ["sources", ({ sources }) => sources.map(({ videoId }) => videoId).join(" ")],
];

/** All ideas of the list's filter, of which the page shows the latest. */
export function ExportIdeas({ channel }: { channel: ActiveChannel }) {
  const fetchAll = (signal: AbortSignal, onProgress: (count: number) => void) =>
    fetchPages(
      async (next: string | undefined) => {
        const { results: rows, page } = await fetchIdeas(channel, { signal, page: next });
        return { rows, next: page.next };
      },
      { onProgress },
    );
  return (
    <ListExport name="ideas" fetchAll={fetchAll} columns={columns} done={(count) => t("export.done", { count })} />
  );
}
