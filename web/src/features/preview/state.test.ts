import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { describe, expect, it } from "vitest";
import {
  around,
  clampPosition,
  initialPreview,
  type PreviewEvent,
  reduce,
  StoredPreview,
  storedSettingsOf,
} from "./state.ts";

const after = (...events: PreviewEvent[]) => events.reduce(reduce, initialPreview);
const [one, two] = [aFeedVideo({ id: "one" }), aFeedVideo({ id: "two" })];

describe("the preview", () => {
  it("starts on a desktop's home, at place 1, with the saved items open and the system's theme", () => {
    expect(initialPreview).toMatchObject({
      device: "desktop",
      location: "home",
      theme: null,
      position: 1,
      hasSavedItems: true,
      isMinimised: false,
      isSquinting: false,
    });
  });

  it.each<[string, PreviewEvent[], object]>([
    ["a device", [{ kind: "device", device: "tv" }], { device: "tv", location: "home" }],
    ["a place", [{ kind: "location", location: "suggested" }], { device: "desktop", location: "suggested" }],
    ["a theme", [{ kind: "theme", theme: "light" }], { theme: "light" }],
    ["the small form", [{ kind: "minimised" }], { isMinimised: true }],
    ["the large form again", [{ kind: "minimised" }, { kind: "maximised" }], { isMinimised: false }],
    ["squinting", [{ kind: "squinted", isSquinting: true }], { isSquinting: true }],
    ["no saved items", [{ kind: "savedItems", isOpen: false }], { hasSavedItems: false }],
    ["another place in the feed", [{ kind: "moved", to: 4, count: 12 }], { position: 4 }],
    ["no place before the first", [{ kind: "moved", to: 0, count: 12 }], { position: 1 }],
    ["no place after the last", [{ kind: "moved", to: 13, count: 12 }], { position: 12 }],
    ["another title", [{ kind: "title", id: "t" }], { titleId: "t", thumbnailId: null }],
    ["another thumbnail", [{ kind: "thumbnail", id: "p" }], { thumbnailId: "p" }],
    [
      "saved videos, the latest first and each once",
      [
        { kind: "putIn", video: one },
        { kind: "putIn", video: two },
        { kind: "putIn", video: one },
      ],
      { putIn: [one, two] },
    ],
    [
      "one video less",
      [
        { kind: "putIn", video: one },
        { kind: "takenOut", id: "one" },
      ],
      { putIn: [] },
    ],
  ])("takes %s", (_, events, expected) => expect(after(...events)).toMatchObject(expected));

  it("stores the view settings, but not the chosen options or neighbours", () => {
    const state = after(
      { kind: "device", device: "mobile" },
      { kind: "title", id: "t" },
      { kind: "putIn", video: one },
    );
    expect(StoredPreview.strict().parse(storedSettingsOf(state))).toMatchObject({ device: "mobile", position: 1 });
  });
});

it("puts saved videos before the catalogue's and no video in twice", () => {
  const three = aFeedVideo({ id: "three" });
  const ids = (count: number) => around({ putIn: [two] }, [one, two, three], count).map(({ id }) => id);
  expect(ids(11)).toEqual(["two", "one", "three"]);
  expect(ids(2)).toEqual(["two", "one"]);
  expect(ids(0)).toEqual([]);
});

it.each([
  [3, 12, 3],
  [9, 5, 5],
  [1, 1, 1],
  [-1, 4, 1],
])("place %i of a feed of %i is %i", (position, count, expected) =>
  expect(clampPosition(position, count)).toBe(expected),
);
