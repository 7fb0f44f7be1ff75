import { aProject, aTag } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { csvOf, jsonOf } from "./rows.ts";

const cellsOf = (parts: Parameters<typeof aProject>[0]) => {
  const [names = "", row = ""] = csvOf([aProject(parts)])
    .slice(1)
    .split(/\r\n(?=[^"]*(?:"[^"]*"[^"]*)*$)/);
  const values = [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
  return Object.fromEntries(names.split(",").map((name, index) => [name, values[index]]));
};

describe("as CSV", () => {
  it("has one line for each project under the names of its columns", () => {
    const lines = csvOf([aProject({ name: "One" }), aProject({ name: "Two" })]).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFid,name,title,status/);
  });
  it.each(['He said "no"', "a, b", "two\r\nlines", "semi; colon", "Ünïcode 日本"])("keeps %j as it is", (name) => {
    expect(cellsOf({ name }).name).toBe(name);
  });
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x")', " =1"])(
    "keeps %j from being run as a formula",
    (name) => expect(cellsOf({ name }).name).toBe(`'${name}`),
  );
  it("leaves numbers numbers and absent ones empty", () => {
    expect(cellsOf({ views: 512_000, outlierIndex: 1.4, duration: null })).toMatchObject({
      views: "512000",
      outlierIndex: "1.4",
      duration: "",
    });
  });
  it("joins lists in one cell", () => {
    expect(cellsOf({ videoProjectTags: [aTag("Build"), aTag("Wood")] }).tags).toBe("Build; Wood");
  });
});

it("as JSON, has every field with the chosen texts", () => {
  const [project] = JSON.parse(jsonOf([aProject({ name: "Cabin", views: 3, sponsors: ["Acme"] })]));
  expect(project).toMatchObject({ name: "Cabin", views: 3, sponsors: ["Acme"], primaryTitle: null });
});
