import { describe, expect, it } from "vitest";
import { aFeedVideo } from "./factory.ts";
import { isPlausible, median, placed, standIn, standingsOf, wilson } from "./rules.ts";

describe("wilson's 90% interval", () => {
  it.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2129],
    [10, 10, 0.7871, 1],
    [5, 10, 0.2693, 0.7307],
    [1, 20, 0.0112, 0.196],
    [50, 200, 0.2032, 0.3035],
  ])("of %i clicks in %i views is %f to %f", (clicked, shown, low, high) => {
    const interval = wilson(clicked, shown);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

it.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %j", (values, expected) => expect(median(values)).toBe(expected));

describe("standings", () => {
  const of = (...counts: [shown: number, clicked: number][]) =>
    standingsOf(counts.map(([shown, clicked], at) => ({ id: String.fromCharCode(97 + at), shown, clicked })));
  const order = (...counts: [number, number][]) =>
    of(...counts)
      .standings.map(({ variant }) => variant.id)
      .join("");

  it.each<[string, [number, number][], string, string | null]>([
    [
      "there are no visits",
      [
        [0, 0],
        [0, 0],
      ],
      "ab",
      null,
    ],
    [
      "one was never shown",
      [
        [40, 20],
        [0, 0],
      ],
      "ab",
      null,
    ],
    [
      "the intervals overlap",
      [
        [20, 6],
        [20, 9],
      ],
      "ba",
      null,
    ],
    [
      "they lie apart",
      [
        [100, 10],
        [100, 40],
      ],
      "ba",
      "b",
    ],
    [
      "two of three lead together",
      [
        [200, 80],
        [200, 78],
        [200, 10],
      ],
      "abc",
      null,
    ],
    [
      "one of three leads",
      [
        [200, 20],
        [200, 110],
        [200, 30],
      ],
      "bca",
      "b",
    ],
    [
      "both are alike",
      [
        [500, 50],
        [500, 50],
      ],
      "ab",
      null,
    ],
  ])("when %s", (_, counts, expected, leader) => {
    expect(order(...counts)).toBe(expected);
    expect(of(...counts).leader?.id ?? null).toBe(leader);
  });

  it("have no rate without visitors", () => expect(of([0, 0]).standings[0]?.rate).toBeNull());
});

it.each([
  [1200, 1250, true],
  [300, 310, true],
  [299, 299, false],
  [1200, 9000, true],
  [9000, 1200, true],
  [1200, 17_000, false],
  [60_000, 1000, false],
  [11 * 60_000, 11 * 60_000, false],
])(
  "a click with a claimed time of %i ms and a measured time of %i ms is valid: %s",
  (claimedMs, measuredMs, expected) => expect(isPlausible({ claimedMs, measuredMs })).toBe(expected),
);

describe("placeholder figures of an unpublished video", () => {
  it("are the medians of the surrounding videos", () => {
    const around = [
      aFeedVideo({ views: 10, duration: 60, uploaded: "2026-01-01T00:00:00.000Z" }),
      aFeedVideo({ views: 1000, duration: 600, uploaded: "2026-01-03T00:00:00.000Z" }),
      aFeedVideo({ views: 90, duration: null, uploaded: "2026-01-02T00:00:00.000Z" }),
    ];
    expect(standIn(around)).toEqual({ views: 90, duration: 330, uploaded: "2026-01-02T00:00:00.000Z" });
  });
  it("are null in an empty feed", () => expect(standIn([])).toEqual({ views: null, duration: null, uploaded: null }));
});

it.each([
  [1, "xabc"],
  [3, "abxc"],
  [9, "abcx"],
  [-2, "xabc"],
])("a video inserted at position %i gives the order %s", (position, expected) =>
  expect(placed(["a", "b", "c"], "x", position).join("")).toBe(expected),
);
