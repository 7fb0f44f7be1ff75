import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadModule, onReload } from "./load-module.ts";

const reload = vi.fn();
vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => {
  reload.mockClear();
  onReload(reload);
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const gone = (name: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${name}`));

it("hands the module over", async () => {
  expect(await loadModule(async () => ({ a: 1 }))).toEqual({ a: 1 });
  expect(reload).not.toHaveBeenCalled();
});
it("reloads the page once for a part that can't be loaded, then gives up on it", async () => {
  void loadModule(gone("/assets/a.js"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadModule(gone("/assets/a.js"))).rejects.toThrow("Failed to fetch");
  expect(reload).toHaveBeenCalledTimes(1);
});
it("reloads again for another part, as after the next deployment", async () => {
  void loadModule(gone("/assets/a.js"));
  void loadModule(gone("/assets/b.js"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
it("never reloads where it couldn't remember having done so", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied");
    },
    clear: () => undefined,
  });
  await expect(loadModule(gone("/assets/a.js"))).rejects.toThrow("Failed to fetch");
  expect(reload).not.toHaveBeenCalled();
});
it("retries without reloading if the server can't be reached", async () => {
  let isReachable = false;
  let tries = 0;
  vi.stubGlobal("fetch", async () => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    return new Response();
  });
  const loaded = loadModule(async () => {
    tries++;
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module: /assets/away.js");
    return { a: 1 };
  });
  await vi.waitFor(() => expect(tries).toBe(1));
  isReachable = true;
  expect(await loaded).toEqual({ a: 1 });
  expect(tries).toBe(2);
  expect(reload).not.toHaveBeenCalled();
});
