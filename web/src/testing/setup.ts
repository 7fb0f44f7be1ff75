import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { forgetSockets } from "./fake-socket.ts";

// Screens arrive by lazy imports, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSockets();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no pointer capture, which toasts ask for when they are pressed.
Element.prototype.setPointerCapture ??= () => undefined;
