import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { placed, standIn } from "@coldopen/contract/feed-tests/rules";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { sharedPictureUrl } from "@coldopen/contract/pictures/rules";

/** A picture that only signed-in people may load comes under the link; any other is public as it is. */
export const publicThumb = (address: string | null, token: string, name: string): string | null => {
  const id = pictureIdOf(address ?? "");
  if (id) return `${sharedPictureUrl(token, id)}?size=large`;
  return drawnFileOf(address) ? `/api/t/${token}/pictures/${name}` : address;
};

/** The pictures of ours that a test shows. */
export const picturesOf = (variants: readonly { thumbnail: string }[]): string[] => [
  ...new Set(variants.flatMap(({ thumbnail }) => pictureIdOf(thumbnail) ?? [])),
];

type Seen = {
  neighbours: readonly FeedVideo[];
  order: readonly number[];
  main: Pick<FeedVideo, "title" | "channel" | "avatar" | "thumb">;
  /** From 0. */
  place: number;
};

/** The feed that a visitor sees: nothing in it tells which video is the tested one. */
export function feedSeen({ neighbours, order, main, place }: Seen): FeedVideo[] {
  const around = order.flatMap((at) => neighbours[at] ?? []);
  return placed(around, { id: "", ...main, ...standIn(neighbours) }, place + 1).map((video, at) => ({
    ...video,
    id: String(at),
  }));
}
