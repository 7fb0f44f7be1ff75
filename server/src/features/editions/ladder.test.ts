import { describe, expect, it } from "vitest";
import { besideHot, channelRungs, inRung, restOf, rowsAbove, rungsOf, withHotEdge } from "./ladder.ts";

describe("a ladder", () => {
  it("grows fourfold from rung to rung, up to half of the rows", () => {
    expect(rowsAbove("performance_index", 600_000)).toEqual([2_000, 8_000, 32_000, 128_000]);
    expect(rowsAbove("performance_index", 20)).toEqual([]);
  });

  it("by views ends where only the rare is left to find", () => {
    expect(rowsAbove("views", 30_000_000)).toEqual([2_000, 8_000, 32_000, 128_000]);
  });

  it("by time goes on in even steps to the oldest row", () => {
    expect(rowsAbove("uploaded", 1_000_000).slice(0, 4)).toEqual([2_000, 10_000, 42_000, 170_000]);
    const edges = rowsAbove("uploaded", 8_000_000);
    expect(edges.slice(0, 3)).toEqual([4_000, 42_000, 170_000]);
    const steps = edges.slice(6).map((edge, at) => edge - (edges[at + 5] ?? 0));
    expect(new Set(steps)).toEqual(new Set([500_000]));
    expect(8_000_000 - (edges.at(-1) ?? 0)).toBeLessThanOrEqual(500_000);
  });

  it("of the outliers holds no other row, and by index ends where they do", () => {
    expect(rungsOf("hot_views", [90]).map((rung) => inRung("hot_views", rung, "v."))).toEqual([
      "v.views >= '90'::bigint and v.performance_index >= 2",
      "v.views < '90'::bigint and v.performance_index >= 2",
    ]);
    expect(restOf("hot_views", [90])).toBeUndefined();
    expect(rungsOf("performance_index", [5, 2.5, 1.8], true).map(({ name }) => name)).toEqual([
      "performance_index_0",
      "performance_index_1",
      "performance_index_2",
    ]);
  });

  it("by index has an edge where outliers end, in place of one that is nearly there", () => {
    expect(besideHot([2_000, 8_000, 32_000, 128_000], 108_000)).toEqual([2_000, 8_000, 32_000]);
    const edges = withHotEdge([10.3, 3.8, 0.9]);
    expect(edges).toEqual([10.3, 3.8, 2, 0.9]);
    expect(rungsOf("performance_index", edges, true).map((rung) => inRung("performance_index", rung))).toEqual([
      "performance_index >= '10.3'::real",
      "performance_index >= '3.8'::real and performance_index < '10.3'::real",
      "performance_index >= '2'::real and performance_index < '3.8'::real",
    ]);
  });

  it("of channels has every channel once", () => {
    expect(channelRungs([])).toEqual(["true"]);
    expect(channelRungs(["900", "40"])).toEqual([
      "subscribers >= '900'::bigint",
      "subscribers >= '40'::bigint and subscribers < '900'::bigint",
      "subscribers < '40'::bigint",
    ]);
  });

  it("leaves no row out and has none twice", () => {
    const conditions = rungsOf("performance_index", [5, 2]).map((rung) => inRung("performance_index", rung));
    expect(conditions).toEqual([
      "performance_index >= '5'::real",
      "performance_index >= '2'::real and performance_index < '5'::real",
      "performance_index >= '0'::real and performance_index < '2'::real",
    ]);
    const rest = restOf("views", [90, 10]);
    expect(rest && inRung("views", rest)).toBe("views < '10'::bigint");
    expect(restOf("performance_index", [5])).toBeUndefined();
  });
});
