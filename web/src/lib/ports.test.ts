import { afterEach, expect, it, vi } from "vitest";
import { startAnalytics, track } from "./analytics.ts";
import { log } from "./log.ts";
import { startMonitoring } from "./monitoring.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

it("reports errors of the page, rejected promises and logged errors", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const monitor = vi.fn();
  stop = startMonitoring(monitor);
  dispatchEvent(new ErrorEvent("error", { message: "boom", error: new Error("boom") }));
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("late") }));
  log.error("noticed");
  expect(monitor.mock.calls.map(([report]) => report.message)).toEqual(["boom", "Error: late", "noticed"]);
});
it("ignores resize-observer loops and warnings", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const monitor = vi.fn();
  stop = startMonitoring(monitor);
  dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }));
  log.warn("slow");
  expect(monitor).not.toHaveBeenCalled();
});
it("sends usage events only with a receiver", () => {
  const listener = vi.fn();
  track("before");
  stop = startAnalytics(listener);
  track("opened", { page: "home" });
  stop();
  track("after");
  expect(listener.mock.calls).toEqual([["opened", { page: "home" }]]);
});
