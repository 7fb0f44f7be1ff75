import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { describe, expect, it } from "vitest";
import { allTypes, filterOf, isFiltered, SavedItemsSearch, toggled, typesInAddress } from "./search.ts";

const read = (address: string) => SavedItemsSearch.parse(parseQueryString(address));

describe("the address", () => {
  it("of nothing shows every type, the latest first, as a grid", () => {
    expect(read("")).toEqual({ type__in: allTypes, sort: "-createdAt", layout: "grid" });
    expect(isFiltered(read(""))).toBe(false);
  });
  it.each([
    ["type__in=title", ["title"]],
    ["type__in=title&type__in=outliers", ["outliers", "title"]],
    ["type__in=none", []],
    ["type__in=title&type__in=nonsense", ["title"]],
  ])("%s shows %j", (address, types) => expect(read(address).type__in).toEqual(types));
  it("leaves out what doesn't fit", () => {
    expect(read("sort=size&layout=wall&createdAt__gte=yesterday")).toEqual(read(""));
  });
});

it("a type is turned off and on, in one order", () => {
  const without = toggled(allTypes, "concept");
  expect(without).toEqual(["outliers", "title", "thumbnail"]);
  expect(toggled(without, "concept")).toEqual(allTypes);
});
it.each([
  [allTypes, undefined],
  [["title"], ["title"]],
  [[], "none"],
] as const)("%j stands in the address as %j", (chosen, expected) => expect(typesInAddress(chosen)).toEqual(expected));

describe("the query of the list", () => {
  it("names no types where all are meant", () => expect(filterOf(read(""))).toEqual({ sort: "-createdAt" }));
  it("runs from the first to the last moment of the person's own days", () => {
    const { createdAt__gte, createdAt__lte } = filterOf(read("createdAt__gte=2026-10-24&createdAt__lte=2026-10-25"));
    expect(createdAt__gte).toBe(new Date(2026, 9, 24).toISOString());
    expect(createdAt__lte).toBe(new Date(2026, 9, 25, 23, 59, 59, 999).toISOString());
  });
});
