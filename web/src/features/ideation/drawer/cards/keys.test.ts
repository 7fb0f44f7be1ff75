import { CardAction } from "@coldopen/contract/ideation/schema";
import { describe, expect, it } from "vitest";
import { actionOfKey, actionsOf, cardKeys, stepOfKey } from "./keys.ts";

it("has a unique key for each of the nine actions", () => {
  expect(Object.keys(cardKeys).sort()).toEqual([...CardAction.options].sort());
  expect(new Set(Object.values(cardKeys)).size).toBe(9);
});

describe("actions", () => {
  it("of a title leave out those of pictures", () =>
    expect(actionsOf("title", false)).not.toEqual(expect.arrayContaining(["download"])));
  it("of a picture leave out editing its text", () => expect(actionsOf("thumbnail", false)).not.toContain("edit"));
  it("are disabled in read-only mode", () => {
    expect(actionsOf("title", true)).toEqual(["copy"]);
    expect(actionsOf("thumbnail", true)).toEqual(["magnify", "download", "copy"]);
  });
  it.each([
    ["b", "add_as_backup"],
    ["X", "delete"],
    ["Delete", "delete"],
    ["d", undefined],
    ["Enter", "select"],
  ])("key %s on a title: %s", (key, action) => expect(actionOfKey(key, actionsOf("title", false))).toBe(action));
});

it.each([
  ["ArrowDown", "title", 1],
  ["ArrowUp", "concept", -1],
  ["ArrowRight", "title", 0],
  ["ArrowDown", "thumbnail", 2],
  ["ArrowLeft", "thumbnail", -1],
  ["Home", "title", 0],
] as const)("%s among %ss goes %i on", (key, pane, step) => expect(stepOfKey(key, pane)).toBe(step));
