import type { IdeaForYou } from "@coldopen/contract/ideas/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";
import { ideasQuery } from "./api.ts";

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

export function ExportIdeas({ channel }: { channel: ActiveChannel }) {
  const client = useQueryClient();
  return (
    <ExportMenu
      name="ideas"
      fetchAll={async () => (await client.fetchQuery(ideasQuery(channel))).results}
      write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
      done={(count) => t("export.done", { count })}
      label={t("export.name")}
      formats={{ csv: t("export.csv"), json: t("export.json") }}
      running={(count) => t("export.running", { count })}
      failed={t("export.failed")}
    />
  );
}
