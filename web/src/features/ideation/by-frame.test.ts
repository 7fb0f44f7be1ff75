import { anElement } from "@coldopen/contract/ideation/factory";
import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { expect, it, vi } from "vitest";
import { byFrame } from "./by-frame.ts";

const words = (content: string, index = 1, isWhole = false): ExecutionEvent => ({
  runId: "run",
  state: "partial",
  element: anElement(index, { content }),
  isWhole,
});
const told = () => {
  const tell = vi.fn<(event: ExecutionEvent) => void>();
  return { hear: byFrame(tell), heard: () => tell.mock.calls.map(([event]) => event), tell };
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("tells of the words that come between two pictures only the last", async () => {
  const { hear, heard } = told();
  for (const content of ["I", "I spent", "I spent 90 days"]) hear(words(content));
  expect(heard()).toEqual([]);
  await nextFrame();
  expect(heard()).toEqual([words("I spent 90 days")]);
  hear(words("I spent 90 days here"));
  await nextFrame();
  expect(heard().at(-1)).toEqual(words("I spent 90 days here"));
});

it("tells at once what is whole or over, after the words that waited", () => {
  const { hear, heard } = told();
  const whole = words("Second", 2, true);
  const end: ExecutionEvent = { runId: "run", state: "complete" };
  hear(words("First", 1));
  hear(words("Sec", 2));
  hear(whole);
  hear(end);
  expect(heard()).toEqual([words("First", 1), words("Sec", 2), whole, end]);
});

it("waits for no picture where none is drawn", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { hear, heard } = told();
  hear(words("I spent"));
  expect(heard()).toEqual([words("I spent")]);
  hidden.mockRestore();
});
