import { SESSION_REFRESH_MS } from "@coldopen/contract/session/schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refreshSessionRegularly } from "./refresh-session.ts";
import { refreshSession } from "./session.ts";

const start = new Date("2026-03-29T00:30:00Z").getTime();
const post = vi.fn(async () => Response.json({}));
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  post.mockClear();
  vi.stubGlobal("fetch", post);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const startRefreshing = () => {
  stop = refreshSessionRegularly();
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("refreshes every hour, whatever the clocks on the wall do", async () => {
  startRefreshing();
  await pass(SESSION_REFRESH_MS - 120_000);
  expect(post).not.toHaveBeenCalled();
  await pass(180_000);
  expect(post).toHaveBeenCalledTimes(1);
  await pass(SESSION_REFRESH_MS * 2);
  expect(post).toHaveBeenCalledTimes(3);
});
it("catches up as soon as a tab that slept is looked at", async () => {
  startRefreshing();
  await pass(0);
  vi.setSystemTime(start + SESSION_REFRESH_MS + 1);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
});
it("leaves it to the tab that did it already", async () => {
  const staleSince = Date.now();
  await pass(10);
  localStorage.setItem("studio-session-refreshed-at", JSON.stringify({ version: 1, value: Date.now() }));
  expect(await refreshSession(staleSince)).toBe(true);
  expect(post).not.toHaveBeenCalled();
});
it("takes turns with other tabs through a lock", async () => {
  let free = Promise.resolve();
  const request = vi.fn((_: string, work: () => Promise<boolean>) => {
    const done = free.then(work);
    free = done.then(() => undefined);
    return done;
  });
  vi.stubGlobal("navigator", { locks: { request } });
  await pass(10);
  const one = refreshSession(start);
  expect(await one).toBe(true);
  expect(await refreshSession(start)).toBe(true);
  expect(request).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenCalledTimes(1);
});
it("stops when cleaned up", async () => {
  startRefreshing();
  stop();
  await pass(SESSION_REFRESH_MS * 3);
  expect(post).not.toHaveBeenCalled();
});
