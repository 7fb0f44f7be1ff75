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
  const stored = basket();
  stored.write({ items: ["a"] });
  expect(stored.read()).toBe(stored.read());
});

describe.each([
  ["garbage", "{"],
  ["another version", JSON.stringify({ version: 1, value: { items: [] } })],
  ["another shape", JSON.stringify({ version: 2, value: { items: [1] } })],
  ["no envelope", JSON.stringify({ items: [] })],
])("over %s", (_, text) => {
  it("reads as absent, logs it, and can be written again", () => {
    localStorage.setItem("basket", text);
    const stored = basket();
    expect(stored.read()).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    stored.write({ items: ["b"] });
    expect(stored.read()).toEqual({ items: ["b"] });
  });
});

it("logs and goes on where storage is refused", () => {
  const stored = persisted("basket", Basket, 1, {
    storage: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  stored.write({ items: [] });
  stored.clear();
  expect(stored.read()).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(3);
});

it("notifies of changes here and in other tabs until unsubscribed", () => {
  const stored = basket();
  const listener = vi.fn();
  const stop = stored.subscribe(listener);
  stored.write({ items: [] });
  dispatchEvent(new StorageEvent("storage", { key: "basket" }));
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  stored.clear();
  dispatchEvent(new StorageEvent("storage", { key: "basket" }));
  expect(listener).toHaveBeenCalledTimes(2);
});
