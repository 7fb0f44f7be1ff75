import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast as sonner } from "sonner";
import { afterEach, beforeAll, vi } from "vitest";
import { toastQueue } from "../lib/toast.ts";
import { speedUpComputedStyle } from "./computed-style.ts";
import { resetSockets } from "./fake-socket.ts";
import { skipOwnerStacks } from "./skip-owner-stacks.ts";

// Screens are imported lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Queries that wait would print the whole document at each attempt; DEBUG_PRINT_LIMIT=7000 shows it in failures.
if (!import.meta.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => new Error(message ?? undefined) });

// Requests after the end of a test never settle: a failure would show a toast in the next test.
globalThis.fetch = () => new Promise(() => undefined);

// jsdom has a screen of no width, which counts as a phone.
Object.defineProperty(window.screen, "width", { value: 1440, configurable: true });

speedUpComputedStyle(window);
skipOwnerStacks();

const LOADED_MS = 300_000;
const modules = import.meta.glob(["../{app,features,ui}/**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"]);
// A lazy import that is pending at the end of a file would fail in the next file, so everything is imported first.
beforeAll(async () => {
  await Promise.all(Object.values(modules).map((load) => load()));
}, LOADED_MS);

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetSockets();
  localStorage.clear();
  sessionStorage.clear();
  // Lets pending promise callbacks run.
  await new Promise((resolve) => setTimeout(resolve));
  toastQueue.take();
  sonner.dismiss();
});

// Without its style sheet a toast is visible at once instead of fading in.
for (const sheet of document.querySelectorAll("style"))
  if (sheet.textContent?.includes("[data-sonner-toast]")) sheet.remove();

// jsdom has no pointer capture, which sonner uses.
Element.prototype.setPointerCapture ??= () => undefined;
