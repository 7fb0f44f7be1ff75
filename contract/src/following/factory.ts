import { fieldNotes, northlight, uuid } from "../session/factory.ts";
import type { FollowedChannel } from "./schema.ts";

export const aFollowedChannel = (changes: Partial<FollowedChannel> = {}): FollowedChannel => ({
  id: uuid(10, 1),
  creatorChannelUcid: fieldNotes.ucid,
  favoriteUcid: "UCfielddays0000000000001",
  organizationId: northlight.id,
  name: "Field Days",
  thumbnail: null,
  subscribers: 412_000,
  followedAt: "2026-10-01T09:00:00.000Z",
  ...changes,
});
