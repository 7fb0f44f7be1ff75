import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { expect, it } from "vitest";
import { barsOf, engagementsOf, isDemo, playerAddress, watchAddress } from "./rules.ts";

it.each([
  [{ engagement: 0.064, views: 1_900_000 }, 121_600],
  [{ engagement: 0, views: 10 }, 0],
  [{ engagement: null, views: 10 }, null],
])("counts the engagements of %j as %s", (video, count) => expect(engagementsOf(video)).toBe(count));
it.each([
  ["/api/idea/thumbs/fieldday001.webp", true],
  ["https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg", false],
])("knows by %s whether it is a demo video: %s", (thumb, is) => expect(isDemo({ thumb })).toBe(is));
it("leads to the platform's page of a video or a short", () => {
  expect(watchAddress(anOutlierVideo())).toBe("https://www.youtube.com/watch?v=fieldday001");
  expect(watchAddress(anOutlierVideo({ isShort: true }))).toBe("https://www.youtube.com/shorts/fieldday001");
});
it("plays without cookies", () => expect(new URL(playerAddress("a".repeat(11))).host).toBe("www.youtube-nocookie.com"));
it.each([
  [1000, 100, { first: 1, average: 0.1 }],
  [100, 1000, { first: 0.1, average: 1 }],
  [null, 50, { first: 0, average: 1 }],
  [null, null, { first: 0, average: 0 }],
])("draws %s beside %s", (first, average, bars) => expect(barsOf(first, average)).toEqual(bars));
