import { aMemory } from "@coldopen/contract/chat-memory/factory";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { describe, expect, it } from "vitest";
import { lastUsedText, originText, searchMemories, withMemory, withoutMemory } from "./rules.ts";

const NOW = new Date("2026-11-17T12:00:00");
const texted = (n: number, text: string) => aMemory(n, { value: { ...aMemory().value, text } });

describe("a search", () => {
  const memories = [
    texted(1, "Titles stay short"),
    aMemory(2, {
      value: { ...aMemory().value, text: "No night scenes" },
      createdBy: { id: crypto.randomUUID(), firstName: "Priya", profilePicture: null },
    }),
  ];
  it.each<[string, number[]]>([
    ["", [1, 2]],
    ["  ", [1, 2]],
    ["TITLES", [1]],
    ["short titles", [1]],
    ["priya night", [2]],
    ["titles night", []],
  ])("for %j finds %j", (query, found) =>
    expect(searchMemories(memories, query)).toEqual(found.map((n) => memories[n - 1])),
  );
});

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

describe("the list", () => {
  const [older, newer] = [
    aMemory(1, { createdAt: "2026-10-01T00:00:00.000Z" }),
    aMemory(2, { createdAt: "2026-11-01T00:00:00.000Z" }),
  ];
  it("replaces a changed memory in its place and sorts a restored one by its date", () => {
    const changed = { ...older, value: { ...older.value, text: "Changed" } };
    expect(withMemory([newer, older], changed)).toEqual([newer, changed]);
    expect(withMemory([newer], older)).toEqual([newer, older]);
    expect(withMemory([older], newer)).toEqual([newer, older]);
  });
  it("tells memories with the same key in two namespaces apart", () => {
    const personal = aMemory(1, { namespace: [northlight.id, fieldNotes.ucid, crypto.randomUUID()] });
    expect(withoutMemory([older, personal], personal)).toEqual([older]);
  });
});
