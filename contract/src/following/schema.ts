import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { OutlierVideo } from "../outliers/schema.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const FOLLOW_SEARCH_DEBOUNCE_MS = 500;
/** What is typed to find a channel: words, or its id, handle or address. */
export const CHANNEL_NAME_MAX = 100;
/** How many outliers of a creator the list of followed ones shows. */
export const LATEST_PER_CREATOR = 3;
/** Of this many creators at most, the latest followed first. */
export const LATEST_CREATORS_MAX = 200;
/** As the preset "Followed creators" has it. */
export const FOLLOWED_OUTLIER_MIN_INDEX = 2;

const FavoriteChannel = z.object({
  id: z.uuid(),
  creatorChannelUcid: Ucid,
  favoriteUcid: Ucid,
  organizationId: z.uuid(),
});
/** In lists: what a person sees of the channel besides. */
export const FollowedChannel = FavoriteChannel.extend({
  name: z.string(),
  thumbnail: ShownPicture.nullable(),
  subscribers: z.number().int().nullable(),
  followedAt: z.iso.datetime(),
});
export type FollowedChannel = z.infer<typeof FollowedChannel>;

/** Their shorts only where they have no other outliers. */
export const CreatorLatest = z.object({ favoriteUcid: Ucid, videos: z.array(OutlierVideo) });
export type CreatorLatest = z.infer<typeof CreatorLatest>;
