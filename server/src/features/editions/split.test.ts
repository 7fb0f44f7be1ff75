import { describe, expect, it } from "vitest";
import { noLadders } from "./ladder.ts";
import { hotRungs, partsOf, sideOf } from "./split.ts";

const rung = { name: "hot_views_1", low: undefined, high: "'90'::bigint" };
const split = { language: 7, rungs: ["hot_views_1"] };

describe("a large rung of outliers", () => {
  it("holds the main language and all others apart, each row once", () => {
    const where = "views < '90'::bigint and performance_index >= 2";
    expect(partsOf("hot_views", rung, split)).toEqual([
      `${where} and language = '7'::smallint`,
      `${where} and language <> '7'::smallint`,
    ]);
    expect(partsOf("hot_views", rung, split, "others")).toEqual([`${where} and language <> '7'::smallint`]);
    expect(partsOf("hot_views", rung, { ...split, rungs: [] }, "main")).toEqual([where]);
  });

  it("is read on the side where the languages asked for are", () => {
    expect([null, [7], [3, 9], [7, 3], []].map((languages) => sideOf(languages, 7))).toEqual([
      "both",
      "main",
      "others",
      "both",
      "others",
    ]);
  });

  it("is one of those by index down to where outliers end, by time or by views", () => {
    const ladders = { ...noLadders, performance_index: [5, 2, 0.9], views: [80], hot_views: [90] };
    expect(hotRungs(ladders).map((one) => one.rung.name)).toEqual([
      "performance_index_0",
      "performance_index_1",
      "hot_uploaded_0",
      "hot_views_0",
      "hot_views_1",
    ]);
  });
});
