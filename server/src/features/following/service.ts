import { channelNamedIn } from "@coldopen/contract/following/rules";
import {
  type CreatorLatest,
  FOLLOWED_OUTLIER_MIN_INDEX,
  type FollowedChannel,
  LATEST_CREATORS_MAX,
  LATEST_PER_CREATOR,
} from "@coldopen/contract/following/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { CatalogueChannel, OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import {
  type ChannelRecord,
  catalogueStore,
  type LookUpDeps,
  lookUpChannel,
  upsertChannels,
} from "../catalogue/index.ts";
import { followingStore } from "./store.ts";

type Row = Awaited<ReturnType<ReturnType<typeof followingStore>["list"]>>[number];
const notFound = () => new AppError("not_found", "Not found");

const unknownChannel = (videos: AppContext["videos"]) =>
  new AppError("not_found", videos ? `${videos.name} knows no such channel` : "This channel is not in the catalogue");

const toFollowedChannel = (row: Row, channel: CatalogueChannel | undefined): FollowedChannel => ({
  id: row.id,
  creatorChannelUcid: row.channelUcid,
  favoriteUcid: row.favoriteUcid,
  organizationId: row.organizationId,
  name: channel?.name ?? row.name,
  thumbnail: channel?.thumbnail ?? null,
  subscribers: channel?.subscribers ?? null,
  followedAt: row.createdAt.toISOString(),
});

const toCatalogueChannel = ({ ucid, name, handle, thumbnail, subscribers }: ChannelRecord): CatalogueChannel => ({
  ucid,
  name,
  handle: handle ?? null,
  thumbnail: thumbnail ?? null,
  subscribers,
  videos: 0,
  topCategory: null,
  language: null,
});

export const followingService = (context: Pick<AppContext, "db"> & LookUpDeps) => {
  const { db } = context;
  const store = followingStore(db);
  const catalogue = catalogueStore(db);
  const insertFollow = async (userId: string, scope: AuthorizedScope, channel: CatalogueChannel | undefined) => {
    const row =
      channel && (await store.upsert(scope, { favoriteUcid: channel.ucid, name: channel.name, createdBy: userId }));
    if (!row) throw notFound();
    return toFollowedChannel(row, channel);
  };
  return {
    /** Imports a channel from the platform if the catalogue does not contain it. The collector adds its videos later. */
    follow: async (
      userId: string,
      scope: AuthorizedScope,
      favoriteUcid: string,
    ): Promise<FinalWrite<FollowedChannel>> => {
      const known = await catalogue.findChannel(favoriteUcid);
      if (known) return () => insertFollow(userId, scope, known);
      const found = await lookUpChannel(context, userId, { ucid: favoriteUcid });
      if (!found) throw unknownChannel(context.videos);
      return async () => {
        await upsertChannels(db, "platform", [found]);
        return insertFollow(userId, scope, await catalogue.findChannel(favoriteUcid));
      };
    },
    /** Does not import the channel. */
    find: async (userId: string, text: string): Promise<CatalogueChannel[]> => {
      const name = channelNamedIn(text);
      if (!name) return [];
      const known = await ("ucid" in name
        ? catalogue.findChannel(name.ucid)
        : catalogue.findChannelByHandle(name.handle));
      if (known) return [known];
      const found = await lookUpChannel(context, userId, name);
      if (!found) return [];
      return [(await catalogue.findChannel(found.ucid)) ?? toCatalogueChannel(found)];
    },
    unfollow: async (authorize: Authorize, id: string): Promise<void> => {
      const scope = await authorize(await store.findOwner(id));
      await store.delete(scope, id);
    },
    list: async (scope: AuthorizedScope): Promise<FollowedChannel[]> => {
      const rows = await store.list(scope);
      const channels = await catalogue.findChannels(rows.map(({ favoriteUcid }) => favoriteUcid));
      const known = new Map(channels.map((channel) => [channel.ucid, channel]));
      return rows.map((row) => toFollowedChannel(row, known.get(row.favoriteUcid)));
    },
    latest: async (scope: AuthorizedScope): Promise<CreatorLatest[]> => {
      const ucids = await store.listUcids(scope, LATEST_CREATORS_MAX);
      const listLatest = (isShort: boolean) =>
        catalogue.listLatestVideos(ucids, {
          perChannel: LATEST_PER_CREATOR,
          minIndex: FOLLOWED_OUTLIER_MIN_INDEX,
          isShort,
        });
      const [videos, shorts] = await Promise.all([listLatest(false), listLatest(true)]);
      return ucids.map((favoriteUcid) => {
        const own = (list: readonly OutlierVideo[]) => list.filter(({ ucid }) => ucid === favoriteUcid);
        const ownVideos = own(videos);
        return { favoriteUcid, videos: ownVideos.length > 0 ? ownVideos : own(shorts) };
      });
    },
  };
};
