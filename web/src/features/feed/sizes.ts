import { z } from "zod";

export const Device = z.enum(["desktop", "mobile", "tv", "isolated"]);
export type Device = z.infer<typeof Device>;
export const FeedLocation = z.enum(["home", "search", "suggested"]);
export type FeedLocation = z.infer<typeof FeedLocation>;
export type FeedTheme = "light" | "dark";

/** CSS pixels, as a usual screen of its kind has them. */
const screenWidths: Record<Device, number> = { desktop: 1280, mobile: 390, tv: 1920, isolated: 560 };

/** How wide a thumbnail is drawn there; 16:9 gives its height. */
const thumbnailWidths: Record<Device, Record<FeedLocation, number>> = {
  desktop: { home: 360, search: 500, suggested: 168 },
  mobile: { home: 390, search: 390, suggested: 390 },
  tv: { home: 412, search: 412, suggested: 328 },
  isolated: { home: 360, search: 500, suggested: 168 },
};

/** How many videos a person sees before scrolling far, the main one among them. */
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
