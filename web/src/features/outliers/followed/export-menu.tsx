import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import type { Column } from "../../../lib/csv.ts";
import { t } from "../../../locales/en/following.ts";
import { followedQuery } from "../../following/index.ts";
import { ListExport } from "../../list-export/index.ts";

const columns: readonly Column<FollowedChannel>[] = [
  ["channelId", ({ favoriteUcid }) => favoriteUcid],
  ["channel", ({ name }) => name],
  ["subscribers", ({ subscribers }) => subscribers],
  ["followedAt", ({ followedAt }) => followedAt],
];

export function ExportFollowed({ channel }: { channel: ActiveChannel }) {
  const client = useQueryClient();
  return (
    <ListExport
      name="following"
      fetchAll={() => client.fetchQuery(followedQuery(channel))}
      columns={columns}
      done={(count) => t("export.done", { count })}
    />
  );
}
