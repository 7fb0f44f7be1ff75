import { aMemory } from "@coldopen/contract/chat-memory/factory";
import { expect, it } from "vitest";
import { creatorName, lastUsedText, originText } from "./facts.ts";

const NOW = new Date("2026-11-17T12:00:00");

it.each([
  ["2026-11-17T08:00:00", "typed", "Typed in, today"],
  ["2026-11-16T08:00:00", "typed", "Typed in, 11/16/2026"],
  ["2026-10-02T08:00:00", "chat", "Chat, 10/02/2026"],
] as const)("a memory of %s (%s) is from %j", (createdAt, origin, text) =>
  expect(originText(aMemory(1, { createdAt, value: { ...aMemory().value, origin } }), NOW)).toBe(text),
);

it.each([
  [null, "Never"],
  ["2026-11-17T08:00:00", "Today"],
  ["2026-11-12T08:00:00", "5 days ago"],
])("a memory last used at %s shows %j", (lastUsedAt, text) =>
  expect(lastUsedText(aMemory(1, { lastUsedAt }), NOW)).toBe(text),
);

it("a memory of a deleted account says so", () =>
  expect(creatorName(aMemory(1, { createdBy: null }))).toBe("Deleted account"));
