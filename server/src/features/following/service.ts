import {
  type CreatorLatest,
  FOLLOWED_OUTLIER_MIN_INDEX,
  type FollowedChannel,
  LATEST_CREATORS_MAX,
  LATEST_PER_CREATOR,
} from "@coldopen/contract/following/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { CatalogueChannel, OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { followingStore } from "./store.ts";

type Row = Awaited<ReturnType<ReturnType<typeof followingStore>["list"]>>[number];
const notFound = () => new AppError("not_found", "Not found");

const shown = (row: Row, channel: CatalogueChannel | undefined): FollowedChannel => ({
  id: row.id,
  creatorChannelUcid: row.channelUcid,
  favoriteUcid: row.favoriteUcid,
  organizationId: row.organizationId,
  name: channel?.name ?? row.name,
  thumbnail: channel?.thumbnail ?? null,
  subscribers: channel?.subscribers ?? null,
  followedAt: row.createdAt.toISOString(),
});

export const followingService = ({ db }: Pick<World, "db">) => {
  const store = followingStore(db);
  const catalogue = catalogueStore(db);
  return {
    follow: async (userId: string, scope: Scope, favoriteUcid: string): Promise<FollowedChannel> => {
      const [channel] = await catalogue.findChannels([favoriteUcid]);
      if (!channel) throw notFound();
      const row = await store.put(scope, { favoriteUcid, name: channel.name, createdBy: userId });
      if (!row) throw notFound();
      return shown(row, channel);
    },
    unfollow: async (userId: string, id: string): Promise<void> => {
      const seen = await store.remove(userId, id);
      if (!seen) throw notFound();
      if (!seen.isPaid) throw new AppError("payment_required", "This organization has no active plan");
    },
    list: async (scope: Scope): Promise<FollowedChannel[]> => {
      const rows = await store.list(scope);
      const channels = await catalogue.findChannels(rows.map(({ favoriteUcid }) => favoriteUcid));
      const known = new Map(channels.map((channel) => [channel.ucid, channel]));
      return rows.map((row) => shown(row, known.get(row.favoriteUcid)));
    },
    latest: async (scope: Scope): Promise<CreatorLatest[]> => {
      const ucids = await store.ucids(scope, LATEST_CREATORS_MAX);
      const latestOf = (isShort: boolean) =>
        catalogue.latestVideos(ucids, {
          perChannel: LATEST_PER_CREATOR,
          minIndex: FOLLOWED_OUTLIER_MIN_INDEX,
          isShort,
        });
      const [videos, shorts] = await Promise.all([latestOf(false), latestOf(true)]);
      return ucids.map((favoriteUcid) => {
        const own = (list: readonly OutlierVideo[]) => list.filter(({ ucid }) => ucid === favoriteUcid);
        const ownVideos = own(videos);
        return { favoriteUcid, videos: ownVideos.length > 0 ? ownVideos : own(shorts) };
      });
    },
  };
};
