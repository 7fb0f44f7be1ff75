import type { RunEvent } from "@coldopen/contract/chat/schema";
import { describe, expect, it, vi } from "vitest";
import { joinEvents, openEventWriter } from "./event-writer.ts";

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
const metadata = { langgraphNode: "agent", tags: [] };
const words = (id: string, content: string): RunEvent => ({
  event: "messages",
  data: [{ type: "AIMessageChunk", id, content, toolCalls: [] }, metadata],
});
const result = (id: string, content: string): RunEvent => ({
  event: "messages",
  data: [{ type: "tool", id, content, toolCallId: "call", name: "write_titles", status: "success" }, metadata],
});
const step: RunEvent = {
  event: "custom",
  data: { type: "step", step: { id: "1", message: "Writing", detail: null, status: "running" } },
};
const joined = (events: readonly RunEvent[]) => {
  const queue: RunEvent[] = [];
  for (const event of events) joinEvents(queue, event);
  return queue;
};

it.each<[string, RunEvent[], RunEvent[]]>([
  ["words of one message", [words(first, "One "), words(first, "two")], [words(first, "One two")]],
  ["words of two messages", [words(first, "One"), words(second, "two")], [words(first, "One"), words(second, "two")]],
  [
    "words around a step",
    [words(first, "One "), step, words(first, "two")],
    [words(first, "One "), step, words(first, "two")],
  ],
  ["two states of a result", [result(first, "{}"), result(first, "{1}")], [result(first, "{1}")]],
  ["two results", [result(first, "{}"), result(second, "{}")], [result(first, "{}"), result(second, "{}")]],
])("%s are stored in as few events as possible", (_, events, expected) => {
  expect(joined(events)).toEqual(expected);
});

describe("a writer of events", () => {
  /** A run whose writes end when the test says so. */
  const slowRun = () => {
    const written: (readonly RunEvent[])[] = [];
    const finish: (() => void)[] = [];
    const append = (events: readonly RunEvent[]) => {
      written.push(events);
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    return { run: { append, end: append }, written, finish };
  };
  const db = { transaction: <T>(work: () => Promise<T>) => work() };

  it("writes what comes during a write together after it", async () => {
    const { run, written, finish } = slowRun();
    const writer = openEventWriter(run, db);
    writer.push(step);
    await vi.waitFor(() => expect(written).toEqual([[step]]));
    for (const word of ["One ", "two ", "three"]) writer.push(words(first, word));
    expect(written).toHaveLength(1);
    finish[0]?.();
    await vi.waitFor(() => expect(written[1]).toEqual([words(first, "One two three")]));
    finish[1]?.();
    writer.close();
  });

  it("leaves connections to others while a hundred answers are written", async () => {
    const runs = Array.from({ length: 100 }, slowRun);
    const writers = runs.map(({ run }) => openEventWriter(run, db));
    const open = () =>
      runs.reduce((sum, { written, finish }) => sum + written.length - finish.filter(isDone).length, 0);
    const done = new Set<() => void>();
    const isDone = (end: () => void) => done.has(end);
    for (const writer of writers) writer.push(step);
    await vi.waitFor(() => expect(open()).toBe(4));
    while (done.size < runs.length) {
      const [next] = runs.flatMap(({ finish }) => finish).filter((end) => !isDone(end));
      if (next) done.add(next);
      next?.();
      await new Promise((resolve) => setImmediate(resolve));
      expect(open()).toBeLessThanOrEqual(4);
    }
    for (const writer of writers) writer.close();
    expect(runs.every(({ written }) => written.length === 1)).toBe(true);
  });

  it("stores nothing after a write that failed", async () => {
    const append = vi.fn(() => Promise.reject(new Error("lost")));
    const writer = openEventWriter({ append, end: append }, db);
    writer.push(step);
    await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(1));
    writer.push(step);
    await expect(writer.store(async () => {})).rejects.toThrow("lost");
    await expect(writer.end([], async () => {})).rejects.toThrow("lost");
    expect(append).toHaveBeenCalledTimes(1);
  });
});
