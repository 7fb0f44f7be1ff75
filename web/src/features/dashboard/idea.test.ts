import { expect, it } from "vitest";
import { firstOption, nameFor } from "./idea.ts";

const long = `${"word ".repeat(30)}end`;

it.each([
  [" A cabin\nfor $400 ", "title", { optionType: "TITLE", content: "A cabin for $400" }],
  [long, "title", { optionType: "CONCEPT", content: long }],
  ["A cabin", "concept", { optionType: "CONCEPT", content: "A cabin" }],
  ["A cabin at night", "thumbnail", { optionType: "CONCEPT", content: "A cabin at night" }],
] as const)("keeps all of an idea: %j as %s", (idea, pane, option) => {
  expect(firstOption(idea, pane)).toEqual(option);
});

it.each([
  ["A cabin\nfor $400", "A cabin for $400"],
  [long, "word ".repeat(20).trim()],
  ["x".repeat(150), "x".repeat(100)],
])("names a project after its idea: %j", (idea, name) => expect(nameFor(idea)).toBe(name));
