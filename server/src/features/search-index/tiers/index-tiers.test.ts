import { describe, expect, it } from "vitest";
import {
  channelTierConditions,
  dropRanksNearOutliers,
  edgeRanks,
  remainderOf,
  tierCondition,
  tiersOf,
  withOutlierEdge,
} from "./index-tiers.ts";

describe("index tiers", () => {
  it("tiers by performance index grow by a factor of four, up to half of the rows", () => {
    expect(edgeRanks("performance_index", 600_000)).toEqual([2_000, 8_000, 32_000, 128_000]);
    expect(edgeRanks("performance_index", 20)).toEqual([]);
  });

  it("tiers by views end at a fixed number of rows", () => {
    expect(edgeRanks("views", 30_000_000)).toEqual([2_000, 8_000, 32_000, 128_000]);
  });

  it("tiers by upload time have equal sizes below the newest rows", () => {
    expect(edgeRanks("uploaded", 1_000_000).slice(0, 4)).toEqual([2_000, 10_000, 42_000, 170_000]);
    const ranks = edgeRanks("uploaded", 8_000_000);
    expect(ranks.slice(0, 3)).toEqual([4_000, 42_000, 170_000]);
    const sizes = ranks.slice(6).map((rank, index) => rank - (ranks[index + 5] ?? 0));
    expect(new Set(sizes)).toEqual(new Set([500_000]));
    expect(8_000_000 - (ranks.at(-1) ?? 0)).toBeLessThanOrEqual(500_000);
  });

  it("tiers of outliers contain outliers only and have no remainder", () => {
    expect(tiersOf("hot_views", [90]).map((tier) => tierCondition("hot_views", tier, "v."))).toEqual([
      "v.views >= '90'::bigint and v.performance_index >= 2",
      "v.views < '90'::bigint and v.performance_index >= 2",
    ]);
    expect(remainderOf("hot_views", [90])).toBeUndefined();
    expect(tiersOf("performance_index", [5, 2.5, 1.8], true).map(({ name }) => name)).toEqual([
      "performance_index_0",
      "performance_index_1",
      "performance_index_2",
    ]);
  });

  it("tiers by performance index have an edge at the outlier threshold instead of one close to it", () => {
    expect(dropRanksNearOutliers([2_000, 8_000, 32_000, 128_000], 108_000)).toEqual([2_000, 8_000, 32_000]);
    const edges = withOutlierEdge([10.3, 3.8, 0.9]);
    expect(edges).toEqual([10.3, 3.8, 2, 0.9]);
    expect(tiersOf("performance_index", edges, true).map((tier) => tierCondition("performance_index", tier))).toEqual([
      "performance_index >= '10.3'::real",
      "performance_index >= '3.8'::real and performance_index < '10.3'::real",
      "performance_index >= '2'::real and performance_index < '3.8'::real",
    ]);
  });

  it("tiers of channels contain every channel once", () => {
    expect(channelTierConditions([])).toEqual(["true"]);
    expect(channelTierConditions(["900", "40"])).toEqual([
      "subscribers >= '900'::bigint",
      "subscribers >= '40'::bigint and subscribers < '900'::bigint",
      "subscribers < '40'::bigint",
    ]);
  });

  it("tiers contain every row once", () => {
    const conditions = tiersOf("performance_index", [5, 2]).map((tier) => tierCondition("performance_index", tier));
    expect(conditions).toEqual([
      "performance_index >= '5'::real",
      "performance_index >= '2'::real and performance_index < '5'::real",
      "performance_index >= '0'::real and performance_index < '2'::real",
    ]);
    const remainder = remainderOf("views", [90, 10]);
    expect(remainder && tierCondition("views", remainder)).toBe("views < '10'::bigint");
    expect(remainderOf("performance_index", [5])).toBeUndefined();
  });
});
