import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { orderByParam } from "@coldopen/contract/projects/query";
import { describe, expect, it } from "vitest";
import { filterOf, isFiltered, ProjectsSearch } from "./search.ts";

const read = (query: string) => ProjectsSearch.parse(parseQueryString(query));
const filterFor = (query: string, hasAiCategories = true) => filterOf(read(query), { hasAiCategories });
const orderBy = orderByParam({ field: "updatedAt", direction: "desc" });

it("shows every status as a table, last edited first, unless the address says otherwise", () => {
  expect(read("")).toMatchObject({
    status__in: ["idea", "in_development", "published"],
    sort: "updatedAt",
    direction: "desc",
    layout: "table",
  });
  expect(filterFor("")).toEqual({ orderBy });
});

it("reads every filter of a link", () => {
  const query =
    "?status__in=published&search=cabin&type=vlog&publishDate__gte=2026-01-01&publishDate__lte=2026-02-01&sponsors__exists=false&duration__gte=60&duration__lte=900&videoProjectTags=Build&videoProjectTags=Wood&aiCategories=Outdoors&outlierIndex__gte=1.5&outlierIndex__lte=9&views__gte=1000&views__lte=2000&sort=name&direction=asc";
  expect(filterFor(query)).toEqual({
    status__in: ["published"],
    search: "cabin",
    type: "vlog",
    publishDate__gte: "2026-01-01",
    publishDate__lte: "2026-02-01",
    sponsors__exists: "false",
    duration__gte: 60,
    duration__lte: 900,
    videoProjectTags: ["Build", "Wood"],
    aiCategories: ["Outdoors"],
    outlierIndex__gte: 1.5,
    outlierIndex__lte: 9,
    views__gte: 1000,
    views__lte: 2000,
    orderBy: orderByParam({ field: "name", direction: "asc" }),
  });
});

it("leaves out the idea bank where a link says so", () => {
  expect(filterFor("?status__in=idea&source__isNot=idea_bank")).toMatchObject({ source__isNot: "idea_bank" });
  expect(isFiltered(read("?source__isNot=idea_bank"))).toBe(true);
  expect(filterFor("?source__isNot=user")).toEqual({ orderBy });
});

it.each(["?status__in=lost", "?type=opera", "?publishDate__gte=yesterday", "?views__lte=many", "?sort=luck"])(
  "takes what it doesn't know as absent: %s",
  (query) => expect(filterFor(query)).toEqual({ orderBy }),
);

describe("views and outlier index", () => {
  it.each(["", "?status__in=idea&status__in=published", "?status__in=idea"])(
    "are not asked for unless published alone is chosen: %s",
    (query) => {
      const filter = filterFor(`${query === "" ? "?" : `${query}&`}views__gte=10&outlierIndex__gte=2`);
      expect(filter).not.toHaveProperty("views__gte");
      expect(filter).not.toHaveProperty("outlierIndex__gte");
    },
  );
});

it("sends AI categories only if their gate is open", () => {
  expect(filterFor("?aiCategories=Outdoors", false)).not.toHaveProperty("aiCategories");
});

it.each([
  ["", false],
  ["?sort=name&layout=grid", false],
  ["?status__in=idea", true],
  ["?search=cabin", true],
])("knows whether anything is left out: %s", (query, filtered) => expect(isFiltered(read(query))).toBe(filtered));
