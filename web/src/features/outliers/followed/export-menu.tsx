import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { type Column, toCsv, toJson } from "../../../lib/csv.ts";
import { t } from "../../../locales/en/following.ts";
import { ExportMenu } from "../../../ui/export-menu.tsx";
import { followedQuery } from "../../following/index.ts";

const columns: readonly Column<FollowedChannel>[] = [
  ["channelId", ({ favoriteUcid }) => favoriteUcid],
  ["channel", ({ name }) => name],
  ["subscribers", ({ subscribers }) => subscribers],
  ["followedAt", ({ followedAt }) => followedAt],
];

export function ExportFollowed({ channel }: { channel: ActiveChannel }) {
  const client = useQueryClient();
  return (
    <ExportMenu
      name="following"
      fetchAll={() => client.fetchQuery(followedQuery(channel))}
      write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
      done={(count) => t("export.done", { count })}
      label={t("export.name")}
      formats={{ csv: t("export.csv"), json: t("export.json") }}
      running={(count) => t("export.running", { count })}
      failed={t("export.failed")}
    />
  );
}
