import { expect, it } from "vitest";
import { readSavedSearch } from "./saved-search.ts";

it("reads the filters of a stored search and leaves invalid ones out", () => {
  expect(
    readSavedSearch(
      "?type=shorts&source=search&search=sauna&performanceIndexGte=3&viewsGte=many&language=en&language=de&page=4",
    ),
  ).toEqual({
    kind: "shorts",
    source: "search",
    query: { search: "sauna", performanceIndexGte: "3", language: ["en", "de"] },
  });
});

it("reads an empty search as all videos", () => {
  expect(readSavedSearch("")).toEqual({ kind: "videos", source: undefined, query: {} });
});
