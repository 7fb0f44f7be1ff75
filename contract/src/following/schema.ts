import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { OutlierVideo } from "../outliers/schema.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const FOLLOW_SEARCH_DEBOUNCE_MS = 500;
/** Search text for a channel: words, or its id, handle or address. */
export const CHANNEL_NAME_MAX = 100;
/** Outliers per creator in the list of followed creators. */
export const LATEST_PER_CREATOR = 3;
/** Creators with outliers in that list, the latest followed first. */
export const LATEST_CREATORS_MAX = 200;
/** Same value as in the preset "Followed creators". */
export const FOLLOWED_OUTLIER_MIN_INDEX = 2;

const FavoriteChannel = z.object({
  id: z.uuid(),
  creatorChannelUcid: Ucid,
  favoriteUcid: Ucid,
  organizationId: z.uuid(),
});
/** Additional channel fields in lists. */
export const FollowedChannel = FavoriteChannel.extend({
  name: z.string(),
  thumbnail: ShownPicture.nullable(),
  subscribers: z.number().int().nullable(),
  followedAt: z.iso.datetime(),
});
export type FollowedChannel = z.infer<typeof FollowedChannel>;

/** Shorts only if there are no other outliers. */
export const CreatorLatest = z.object({ favoriteUcid: Ucid, videos: z.array(OutlierVideo) });
export type CreatorLatest = z.infer<typeof CreatorLatest>;
