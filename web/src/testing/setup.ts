import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// jsdom has no pointer capture, which toasts ask for when they are pressed.
Element.prototype.setPointerCapture ??= () => undefined;
