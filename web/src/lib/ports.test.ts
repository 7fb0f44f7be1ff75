import { afterEach, expect, it, vi } from "vitest";
import { reportToServer, startAnalytics, track } from "./analytics.ts";
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
  const viewed = (page: string) => ({ name: "page_viewed", properties: { page } }) as const;
  track(viewed("/before"));
  stop = startAnalytics(listener);
  track(viewed("/home"));
  stop();
  track(viewed("/after"));
  expect(listener.mock.calls).toEqual([[viewed("/home")]]);
});
it("reports usage events to the server, also while the page is closing", async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon });
  reportToServer({ name: "project_created", properties: {} });
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe("/api/usage-events");
  expect(JSON.parse((await body?.text()) ?? "")).toEqual({ name: "project_created", properties: {} });
});
