import { expect, it } from "vitest";
import { toggled } from "./selection.ts";

const ids = ["a", "b", "c", "d", "e"];
const after = (selected: string[], id: string, anchor?: string) => [...toggled(new Set(selected), ids, id, anchor)];

it("chooses one, and takes it back", () => {
  expect(after([], "b")).toEqual(["b"]);
  expect(after(["b", "d"], "b")).toEqual(["d"]);
});
it.each([
  ["downwards", "b", "d"],
  ["upwards", "d", "b"],
])("chooses a range %s", (_way, anchor, id) => {
  expect(after([anchor], id, anchor).toSorted()).toEqual(["b", "c", "d"]);
});
it("takes a range back", () => expect(after(ids, "c", "a")).toEqual(["d", "e"]));
it("chooses one alone when the anchor is no longer listed", () => expect(after([], "c", "gone")).toEqual(["c"]));
