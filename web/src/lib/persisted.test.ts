import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { persisted } from "./persisted.ts";

const Basket = z.object({ items: z.array(z.string()) });
const basket = () => persisted("basket", Basket, 2);
const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => error.mockClear());

it("is absent at first, and says nothing of it", () => {
  expect(basket().read()).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});
it("survives in another instance, as after a reload", () => {
  basket().write({ items: ["a"] });
  expect(basket().read()).toEqual({ items: ["a"] });
});
it("gives the same object until it changes, so that screens don't render in circles", () => {
  const kept = basket();
  kept.write({ items: ["a"] });
  expect(kept.read()).toBe(kept.read());
});

describe.each([
  ["garbage", "{"],
  ["another version", JSON.stringify({ version: 1, value: { items: [] } })],
  ["another shape", JSON.stringify({ version: 2, value: { items: [1] } })],
  ["no envelope", JSON.stringify({ items: [] })],
])("over %s", (_, stored) => {
  it("reads as absent, logs it, and can be written again", () => {
    localStorage.setItem("basket", stored);
    const kept = basket();
    expect(kept.read()).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    kept.write({ items: ["b"] });
    expect(kept.read()).toEqual({ items: ["b"] });
  });
});

it("logs and goes on where storage is refused", () => {
  const kept = persisted("basket", Basket, 1, {
    storage: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  kept.write({ items: [] });
  kept.clear();
  expect(kept.read()).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(3);
});

it("tells of changes here and in other tabs, until told to stop", () => {
  const kept = basket();
  const heard = vi.fn();
  const stop = kept.subscribe(heard);
  kept.write({ items: [] });
  dispatchEvent(new StorageEvent("storage", { key: "basket" }));
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  kept.clear();
  dispatchEvent(new StorageEvent("storage", { key: "basket" }));
  expect(heard).toHaveBeenCalledTimes(2);
});
