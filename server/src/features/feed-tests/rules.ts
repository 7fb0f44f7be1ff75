import { placed, type StandInShares, standIn } from "@coldopen/contract/feed-tests/rules";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { pictureIdOf } from "@coldopen/contract/pictures/address";

/** The ids of the stored pictures of a test. */
export const pictureIdsOf = (variants: readonly { thumbnail: string }[]): string[] => [
  ...new Set(variants.flatMap(({ thumbnail }) => pictureIdOf(thumbnail) ?? [])),
];

type FeedInput = {
  neighbours: readonly FeedVideo[];
  order: readonly number[];
  main: Pick<FeedVideo, "title" | "channel">;
  /** From 0. */
  place: number;
  shares: StandInShares;
  /** The URL of the picture at a place. */
  thumbAt: (place: number) => string;
};

/**
 * The feed of a visitor. Nothing in it reveals the tested video: ids and pictures are named by place, and no channel
 * shows an avatar, since the tested channel may have none.
 */
export function buildFeed({ neighbours, order, main, place, shares, thumbAt }: FeedInput): FeedVideo[] {
  const around = order.flatMap((at) => neighbours[at] ?? []);
  const tested = { ...main, ...standIn(neighbours, shares) };
  return placed<Omit<FeedVideo, "id" | "avatar" | "thumb">>(around, tested, place + 1).map(
    ({ title, channel, views, uploaded, duration }, at) => ({
      id: String(at),
      title,
      channel,
      avatar: null,
      thumb: thumbAt(at),
      views,
      uploaded,
      duration,
    }),
  );
}

type Placed = { order: readonly number[]; place: number };

/** The item at a place of a feed: a neighbour or the tested variant. */
export const itemAtPlace = ({ order, place }: Placed, at: number): { neighbour: number } | "variant" | undefined => {
  if (at === place) return "variant";
  const neighbour = order[at < place ? at : at - 1];
  return neighbour === undefined ? undefined : { neighbour };
};
