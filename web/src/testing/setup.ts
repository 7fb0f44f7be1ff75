import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeAll, vi } from "vitest";
import { notices } from "../lib/tell.ts";
import { forgetSockets } from "./fake-socket.ts";

// Screens arrive by lazy imports, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 20_000 });

// What is asked after the end of a test is never answered, or the failure would be told in the next one.
globalThis.fetch = () => new Promise(() => undefined);

const LOADED_MS = 300_000;
const modules = import.meta.glob(["../{app,features,ui}/**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"]);
// A lazy import that a file's last test leaves under way would fail for every file after it: nothing is left to import.
beforeAll(async () => {
  await Promise.all(Object.values(modules).map((load) => load()));
}, LOADED_MS);

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSockets();
  localStorage.clear();
  sessionStorage.clear();
  // What was answered has its say now.
  await new Promise((resolve) => setTimeout(resolve));
  notices.take();
  toast.dismiss();
});

// A toast fades in by a style sheet of its own: whoever looks while it does would call it invisible.
for (const sheet of document.querySelectorAll("style"))
  if (sheet.textContent?.includes("[data-sonner-toast]")) sheet.remove();

// jsdom has no pointer capture, which toasts ask for when they are pressed.
Element.prototype.setPointerCapture ??= () => undefined;
