import { describe, expect, it } from "vitest";
import { layOutText } from "./lettering/lay-out-text.ts";
import { thumbnailBrief } from "./thumbnail-brief.ts";

describe("thumbnailBrief", () => {
  it("shows the number of the title as text, and a face", () => {
    const brief = thumbnailBrief({ title: "I built a cabin for $900", category: "Build", seed: 3, isShort: false });
    expect(brief.textLayers?.[0]?.text).toBe("$900");
    expect(brief.expression).toBeDefined();
  });

  it.each([
    ["Overnight in a Lookout Tower at 4,000 Meters", "4,000 METERS"],
    ["We Planted 12,500 Trees", "12,500"],
    ["The Winter of 1962", "1962"],
  ])("for %s shows the whole number: %s", (title, told) => {
    expect(thumbnailBrief({ title, category: "Build", seed: 3, isShort: false }).textLayers?.[0]?.text).toBe(told);
  });

  it("centres the number of a short with one word per line", () => {
    const title = "Overnight in a Lookout Tower at 4,000 Meters";
    const [layer] = thumbnailBrief({ title, category: "Build", seed: 3, isShort: true }).textLayers ?? [];
    expect(layer?.text).toBe("4,000\nMETERS");
    const box = layer && layOutText(layer).box;
    expect(box?.x1).toBeGreaterThan(640 - 405 / 2);
    expect(box?.x2).toBeLessThan(640 + 405 / 2);
  });

  it("gives the same brief for the same title and seed", () => {
    const video = { title: "The deepest cave on Earth", category: "Travel", seed: 9, isShort: false };
    expect(thumbnailBrief(video)).toEqual(thumbnailBrief(video));
    expect(thumbnailBrief(video).textLayers).toBeUndefined();
  });
});
