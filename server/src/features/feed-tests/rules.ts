import { placed, type StandInShares, standIn } from "@coldopen/contract/feed-tests/rules";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { pictureIdOf } from "@coldopen/contract/pictures/address";

/** The stored pictures that a test shows. */
export const picturesOf = (variants: readonly { thumbnail: string }[]): string[] => [
  ...new Set(variants.flatMap(({ thumbnail }) => pictureIdOf(thumbnail) ?? [])),
];

type Seen = {
  neighbours: readonly FeedVideo[];
  order: readonly number[];
  main: Pick<FeedVideo, "title" | "channel">;
  /** From 0. */
  place: number;
  shares: StandInShares;
  /** The address of the picture at a place. */
  thumbAt: (place: number) => string;
};

/**
 * The feed that a visitor sees. Nothing in it tells which video is the tested one: ids and pictures go by their place,
 * and as the tested channel may have no picture, no channel shows one.
 */
export function feedSeen({ neighbours, order, main, place, shares, thumbAt }: Seen): FeedVideo[] {
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

/** What stands at a place of a visitor's feed: one of the neighbours, or the tested variant. */
export const shownAtPlace = ({ order, place }: Placed, at: number): { neighbour: number } | "variant" | undefined => {
  if (at === place) return "variant";
  const neighbour = order[at < place ? at : at - 1];
  return neighbour === undefined ? undefined : { neighbour };
};
