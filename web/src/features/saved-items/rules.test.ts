import { aSavedOutlier, aSavedTitle } from "@coldopen/contract/saved-items/factory";
import { expect, it } from "vitest";
import { heightOf, nameOf } from "./rules.ts";

it.each([
  [aSavedOutlier(), "I lived in a lookout tower for 30 days"],
  [aSavedTitle(), "I built a sauna for $900"],
  [aSavedTitle(1, { type: "concept", title: null, concept: "A week in it" }), "A week in it"],
  [aSavedTitle(1, { type: "thumbnail", title: null, thumbnail: "/api/idea/thumbs/a0000000000.webp" }), ""],
])("names an item by its content: %#", (item, name) => expect(nameOf(item)).toBe(name));

it("a short is taller than a video, and a long text than a short one", () => {
  expect(heightOf(aSavedOutlier(1, { isShort: true }))).toBeGreaterThan(heightOf(aSavedOutlier()));
  expect(heightOf(aSavedTitle(1, { title: "x".repeat(100) }))).toBeGreaterThan(heightOf(aSavedTitle()));
});
