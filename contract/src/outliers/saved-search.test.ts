import { expect, it } from "vitest";
import { readSavedSearch } from "./saved-search.ts";

it("reads the filters of a stored search and leaves invalid ones out", () => {
  expect(
    readSavedSearch(
      "?type=shorts&source=search&search=sauna&performanceIndexGte=3&viewsGte=many&language=en&language=de&page=4",
    ),
  ).toMatchObject({
    type: "shorts",
    source: "search",
    search: "sauna",
    performanceIndexGte: 3,
    viewsGte: undefined,
    language: ["en", "de"],
  });
});

it("reads an empty search as all videos, and a tab alone as its preset", () => {
  expect(readSavedSearch("")).toMatchObject({ source: "search", type: "videos" });
  expect(readSavedSearch("").performanceIndexGte).toBeUndefined();
  expect(readSavedSearch("source=newest")).toMatchObject({ performanceIndexGte: 5, uploadedWithin: "3m" });
});
