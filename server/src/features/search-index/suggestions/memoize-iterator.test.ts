import { expect, it } from "vitest";
import { memoizeIterator } from "./memoize-iterator.ts";

it("computes each item once for all consumers, and no item that is not consumed", () => {
  let computed = 0;
  function* source() {
    while (computed < 4) yield ++computed;
  }
  const items = memoizeIterator(source());
  const first = () => {
    for (const item of items) return item;
    return undefined;
  };
  expect([first(), first(), computed]).toEqual([1, 1, 1]);
  expect([...items]).toEqual([1, 2, 3, 4]);
  expect([...items]).toEqual([1, 2, 3, 4]);
  expect(computed).toBe(4);
});
