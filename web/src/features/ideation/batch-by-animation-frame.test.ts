import { anElement } from "@coldopen/contract/ideation/factory";
import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { expect, it, vi } from "vitest";
import { batchByAnimationFrame } from "./batch-by-animation-frame.ts";

const words = (content: string, index = 1, isWhole = false): ExecutionEvent => ({
  runId: "run",
  state: "partial",
  element: anElement(index, { content }),
  isWhole,
});
const createBatch = () => {
  const emit = vi.fn<(event: ExecutionEvent) => void>();
  return { push: batchByAnimationFrame(emit), emitted: () => emit.mock.calls.map(([event]) => event), emit };
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("emits only the last text between two frames", async () => {
  const { push, emitted } = createBatch();
  for (const content of ["I", "I spent", "I spent 90 days"]) push(words(content));
  expect(emitted()).toEqual([]);
  await nextFrame();
  expect(emitted()).toEqual([words("I spent 90 days")]);
  push(words("I spent 90 days here"));
  await nextFrame();
  expect(emitted().at(-1)).toEqual(words("I spent 90 days here"));
});

it("emits complete results and the end at once, after pending texts", () => {
  const { push, emitted } = createBatch();
  const whole = words("Second", 2, true);
  const end: ExecutionEvent = { runId: "run", state: "complete" };
  push(words("First", 1));
  push(words("Sec", 2));
  push(whole);
  push(end);
  expect(emitted()).toEqual([words("First", 1), words("Sec", 2), whole, end]);
});

it("emits at once on a hidden page", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { push, emitted } = createBatch();
  push(words("I spent"));
  expect(emitted()).toEqual([words("I spent")]);
  hidden.mockRestore();
});
