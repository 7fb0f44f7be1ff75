import { z } from "zod";
import { Ucid } from "../kernel/route.ts";

export const FavoriteChannel = z.object({
  id: z.uuid(),
  creatorChannelUcid: Ucid,
  favoriteUcid: Ucid,
  organizationId: z.uuid(),
});
export type FavoriteChannel = z.infer<typeof FavoriteChannel>;
/** In lists: what a person sees of the channel besides. */
export const FollowedChannel = FavoriteChannel.extend({
  name: z.string(),
  thumbnail: z.string().nullable(),
  subscribers: z.number().int().nullable(),
  followedAt: z.iso.datetime(),
});
export type FollowedChannel = z.infer<typeof FollowedChannel>;
