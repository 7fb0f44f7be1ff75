import { expect, it } from "vitest";
import { type Device, type FeedLocation, screenWidth, thumbnailSize } from "./sizes.ts";

it.each<[Device, FeedLocation, number, number]>([
  ["desktop", "home", 360, 203],
  ["desktop", "search", 500, 281],
  ["desktop", "suggested", 168, 95],
  ["mobile", "home", 390, 219],
  ["mobile", "suggested", 390, 219],
  ["tv", "home", 412, 232],
  ["tv", "suggested", 328, 185],
  ["isolated", "search", 500, 281],
])("on %s, %s thumbnails are %i by %i, and fit the screen", (device, location, width, height) => {
  expect(thumbnailSize(device, location)).toEqual({ width, height });
  expect(width).toBeLessThanOrEqual(screenWidth(device));
});
