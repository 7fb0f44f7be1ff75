import { z } from "zod";
import { ThumbnailStyle } from "../ideation/schema.ts";
import { text } from "../kernel/route.ts";

export const BIO_MAX = 1000;
export const ChannelLanguage = z.enum(["en", "es", "de", "fr"]);
export type ChannelLanguage = z.infer<typeof ChannelLanguage>;

/** Settings of a channel for generated ideas and thumbnails. */
export const ChannelSettings = z.object({
  bio: text(BIO_MAX),
  thumbnailStyle: ThumbnailStyle,
  language: ChannelLanguage,
  /** Thumbnails show no cast members. */
  thumbnailOptOut: z.boolean(),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;
export const ChannelSettingsChange = ChannelSettings.partial();
export type ChannelSettingsChange = z.infer<typeof ChannelSettingsChange>;
