import { expect, it } from "vitest";
import { drawnFileOf, drawnThumb } from "./drawn-thumb.ts";

it("recognizes a drawn thumbnail by its address", () => {
  expect(drawnFileOf(drawnThumb("fieldday001"))).toBe("fieldday001.webp");
});

it.each([
  null,
  "/api/idea/thumbs/x.webp",
  "/api/idea/thumbs/../secrets.webp",
  "https://example.com/api/idea/thumbs/fieldday001.webp",
])("does not recognize %s as a drawn thumbnail", (thumb) => {
  expect(drawnFileOf(thumb)).toBeUndefined();
});
