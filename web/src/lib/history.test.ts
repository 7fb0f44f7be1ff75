import { expect, it } from "vitest";
import { canRedo, canUndo, historyOf, push, redo, replace, reset, undo } from "./history.ts";

const typed = ["a", "b", "c"].reduce(push, historyOf(""));

it("goes back and forth over what was pushed", () => {
  const back = undo(undo(typed));
  expect(back.present).toBe("a");
  expect(redo(back).present).toBe("b");
});
it("replaces without adding a step", () => {
  const replaced = replace(typed, "cc");
  expect(replaced.present).toBe("cc");
  expect(undo(replaced).present).toBe("b");
});
it("drops undone changes after another change", () => {
  expect(canRedo(push(undo(typed), "x"))).toBe(false);
  expect(canRedo(replace(undo(typed), "x"))).toBe(false);
});
it("starts over on reset", () => {
  const fresh = reset(typed, "new");
  expect([fresh.present, canUndo(fresh), canRedo(fresh)]).toEqual(["new", false, false]);
});
it("stays as it is at either end", () => {
  const only = historyOf("one");
  expect(undo(only)).toBe(only);
  expect(redo(only)).toBe(only);
});
it("keeps the last hundred steps", () => {
  const long = Array.from({ length: 150 }, (_, step) => step).reduce(push, historyOf(-1));
  expect(long.past).toHaveLength(100);
});
