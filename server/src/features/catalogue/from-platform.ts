import type { PlatformChannel } from "../../adapters/video-platform/port.ts";
import { titleText } from "./describe.ts";
import type { ChannelRecord } from "./record.ts";

export const channelFromPlatform = (channel: PlatformChannel, seenAt: Date): ChannelRecord => ({
  ...channel,
  name: titleText(channel.name),
  seenAt,
});
