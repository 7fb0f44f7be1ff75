import { isPictureAddress } from "@coldopen/contract/pictures/address";
import type { z } from "zod";
import type { PlatformChannel } from "../port.ts";
import { bestThumbnail, type ChannelItem } from "./wire.ts";

const pictureOf = (snippet: z.infer<typeof ChannelItem>["snippet"]): string | null => {
  const picture = bestThumbnail(snippet.thumbnails);
  return picture !== undefined && isPictureAddress(picture) ? picture : null;
};
export const channelOf = ({ id, snippet, statistics }: z.infer<typeof ChannelItem>): PlatformChannel => ({
  ucid: id,
  name: snippet.title,
  handle: snippet.customUrl ?? null,
  thumbnail: pictureOf(snippet),
  subscribers: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
});
