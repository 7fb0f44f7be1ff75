import { expect, it } from "vitest";
import { shared } from "./shared.ts";

it("is worked out once for all who read it, and only as far as they read", () => {
  let made = 0;
  function* source() {
    while (made < 4) yield ++made;
  }
  const readings = shared(source());
  const first = () => {
    for (const one of readings) return one;
    return undefined;
  };
  expect([first(), first(), made]).toEqual([1, 1, 1]);
  expect([...readings]).toEqual([1, 2, 3, 4]);
  expect([...readings]).toEqual([1, 2, 3, 4]);
  expect(made).toBe(4);
});
