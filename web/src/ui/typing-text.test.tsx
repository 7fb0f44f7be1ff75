import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypingText } from "./typing-text.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const seen = (container: HTMLElement) => container.querySelector("[aria-hidden]")?.textContent;

test("types a character every 60 ms and reports the end", () => {
  let done = 0;
  const { container } = render(<TypingText onDone={() => done++}>Cabin</TypingText>);
  expect(seen(container)).toBe("");
  tick(60);
  expect(seen(container)).toBe("C");
  for (let step = 0; step < 3; step++) tick(60);
  expect(seen(container)).toBe("Cabi");
  expect(done).toBe(0);
  tick(60);
  expect(seen(container)).toBe("Cabin");
  expect(done).toBe(1);
});

test("reports the end once, however often it renders", () => {
  let done = 0;
  const { rerender } = render(<TypingText onDone={() => done++}>A</TypingText>);
  tick(60);
  rerender(<TypingText onDone={() => done++}>A</TypingText>);
  expect(done).toBe(1);
});

test("starts over for a new text", () => {
  const { container, rerender } = render(<TypingText>Cabin</TypingText>);
  tick(60);
  rerender(<TypingText>Sauna</TypingText>);
  expect(seen(container)).toBe("");
  tick(60);
  expect(seen(container)).toBe("S");
});

test("gives screen readers the whole text at once", () => {
  render(<TypingText>Cabin</TypingText>);
  expect(screen.getByText("Cabin")).not.toHaveAttribute("aria-hidden");
});

test("shows the whole text at once with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { container } = render(<TypingText>Cabin</TypingText>);
  expect(seen(container)).toBe("Cabin");
});

test.each([[<b key="b">Cabin</b>], [42], [["Ca", "bin"]], [null]])("throws when its content is %j", (content) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<TypingText>{content}</TypingText>)).toThrow("TypingText content must be a string");
});
