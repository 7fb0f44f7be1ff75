import { describe, expect, it } from "vitest";
import { emptyTiers } from "./index-tiers.ts";
import { outlierTiers, partitionConditions, partitionFor } from "./language-partition.ts";

const tier = { name: "hot_views_1", low: undefined, high: "'90'::bigint" };
const partitioning = { language: 7, tiers: ["hot_views_1"] };

describe("language partitions", () => {
  it("of a tier separate the main language from all others and contain every row once", () => {
    const where = "views < '90'::bigint and performance_index >= 2";
    expect(partitionConditions("hot_views", tier, partitioning)).toEqual([
      `${where} and language = '7'::smallint`,
      `${where} and language <> '7'::smallint`,
    ]);
    expect(partitionConditions("hot_views", tier, partitioning, "others")).toEqual([
      `${where} and language <> '7'::smallint`,
    ]);
    expect(partitionConditions("hot_views", tier, { ...partitioning, tiers: [] }, "main")).toEqual([where]);
  });

  it("are chosen by the requested languages", () => {
    expect([null, [7], [3, 9], [7, 3], []].map((languages) => partitionFor(languages, 7))).toEqual([
      "both",
      "main",
      "others",
      "both",
      "others",
    ]);
  });

  it("apply to tiers of outliers only", () => {
    const tiers = { ...emptyTiers, performance_index: [5, 2, 0.9], views: [80], hot_views: [90] };
    expect(outlierTiers(tiers).map((found) => found.tier.name)).toEqual([
      "performance_index_0",
      "performance_index_1",
      "hot_uploaded_0",
      "hot_views_0",
      "hot_views_1",
    ]);
  });
});
