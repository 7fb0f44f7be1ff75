import type { ChannelSettings } from "./schema.ts";

export const someChannelSettings = (changes: Partial<ChannelSettings> = {}): ChannelSettings => ({
  bio: "We build small things in places nobody wanted.",
  thumbnailStyle: "realistic",
  language: "en",
  thumbnailOptOut: false,
  ...changes,
});
