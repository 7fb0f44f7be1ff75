import type { InspirationType } from "@coldopen/contract/ideas/schema";
import { describe, expect, it } from "vitest";
import { assignPlaces, effectOnPlaces } from "./source-places.ts";

const count = (type: InspirationType, weights: Partial<Record<InspirationType, number>>) =>
  assignPlaces(new Map(Object.entries(weights))).filter((other) => other === type).length;

describe("the ten places of a day", () => {
  it.each<[InspirationType, number, number]>([
    ["MY_OVERPERFORMERS", 2, 5],
    ["RELATED_OVERPERFORMERS", 4, 7],
    ["FOLLOWED_CHANNELS", 2, 5],
    ["BEST_PRACTICES", 2, 5],
  ])("give %s %i places, %i if it is the only opinion and liked, and fewer if disliked", (type, usual, liked) => {
    expect(count(type, {})).toBe(usual);
    expect(count(type, { [type]: 0.5 })).toBe(liked);
    expect(count(type, { [type]: -0.5 })).toBe(usual / 2);
  });

  it("go from a disliked type to the liked one", () =>
    expect(count("BEST_PRACTICES", { BEST_PRACTICES: 0.4, RELATED_OVERPERFORMERS: -0.4 })).toBe(6));

  it("are shared by several liked types", () => {
    const weights = { BEST_PRACTICES: 0.6, FOLLOWED_CHANNELS: 0.3 };
    expect([count("BEST_PRACTICES", weights), count("FOLLOWED_CHANNELS", weights)]).toEqual([3, 3]);
  });

  it("stay as they are if all types are liked or disliked alike, which is stated as no change", () => {
    const types: InspirationType[] = [
      "MY_OVERPERFORMERS",
      "RELATED_OVERPERFORMERS",
      "FOLLOWED_CHANNELS",
      "BEST_PRACTICES",
    ];
    for (const weight of [0.5, -0.5]) {
      const weights = new Map(types.map((type) => [type, weight]));
      expect(assignPlaces(weights)).toEqual(assignPlaces(new Map()));
      expect(types.map((type) => effectOnPlaces(type, weights))).toEqual(["none", "none", "none", "none"]);
    }
  });
});
