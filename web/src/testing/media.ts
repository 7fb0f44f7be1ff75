import { act } from "@testing-library/react";
import { vi } from "vitest";

type Matches = (query: string) => boolean;

/** A window with a width and preferences; the returned function changes them. */
export function fakeMedia(initial: Matches = () => false): (next: Matches) => void {
  let matches = initial;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return matches(query);
    },
    media: query,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next) =>
    act(() => {
      matches = next;
      for (const listener of listeners) listener();
    });
}

export const onMobile: Matches = (query) => query.includes("max-width: 767");

/** The width of the device's screen until the end of the test. */
export function fakeScreenWidth(width: number): void {
  vi.stubGlobal("screen", { width, height: 900 });
  act(() => void window.dispatchEvent(new Event("resize")));
}
