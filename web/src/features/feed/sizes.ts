import { z } from "zod";

export const Device = z.enum(["desktop", "mobile", "tv", "isolated"]);
export type Device = z.infer<typeof Device>;
export const FeedLocation = z.enum(["home", "search", "suggested"]);
export type FeedLocation = z.infer<typeof FeedLocation>;
export type FeedTheme = "light" | "dark";

/** CSS pixels of a typical screen of its kind. */
const screenWidths: Record<Device, number> = { desktop: 1280, mobile: 390, tv: 1920, isolated: 560 };

/** The width of a thumbnail there; the ratio is 16:9. */
const thumbnailWidths: Record<Device, Record<FeedLocation, number>> = {
  desktop: { home: 360, search: 500, suggested: 168 },
  mobile: { home: 390, search: 390, suggested: 390 },
  tv: { home: 412, search: 412, suggested: 328 },
  isolated: { home: 360, search: 500, suggested: 168 },
};

/** The number of videos in a feed, including the main one. */
const lengths: Record<Device, Record<FeedLocation, number>> = {
  desktop: { home: 12, search: 8, suggested: 12 },
  mobile: { home: 8, search: 8, suggested: 8 },
  tv: { home: 12, search: 8, suggested: 5 },
  isolated: { home: 1, search: 1, suggested: 1 },
};

export const screenWidth = (device: Device): number => screenWidths[device];
export const feedLength = (device: Device, location: FeedLocation): number => lengths[device][location];
export function thumbnailSize(device: Device, location: FeedLocation): { width: number; height: number } {
  const width = thumbnailWidths[device][location];
  return { width, height: Math.round((width * 9) / 16) };
}
