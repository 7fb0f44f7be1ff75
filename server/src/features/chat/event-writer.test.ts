import type { RunEvent } from "@coldopen/contract/chat/schema";
import { expect, it } from "vitest";
import { joinEvents } from "./event-writer.ts";

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
