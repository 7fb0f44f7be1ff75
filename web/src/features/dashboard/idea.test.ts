import { expect, it } from "vitest";
import { firstOption, ideaInWords } from "./idea.ts";

const long = `${"word ".repeat(30)}end`;

it.each([
  [" A cabin\nfor $400 ", "title", { optionType: "TITLE", content: "A cabin for $400" }],
  [long, "title", { optionType: "CONCEPT", content: long }],
  ["A cabin", "concept", { optionType: "CONCEPT", content: "A cabin" }],
  ["A cabin at night", "thumbnail", { optionType: "CONCEPT", content: "A cabin at night" }],
] as const)("keeps all of an idea: %j as %s", (idea, pane, option) => {
  expect(firstOption(idea, pane)).toEqual(option);
});

it("an idea in words is named after them", () => {
  expect(ideaInWords("A cabin\nfor $400")).toEqual({
    name: "A cabin for $400",
    options: [{ optionType: "TITLE", content: "A cabin for $400" }],
  });
});
