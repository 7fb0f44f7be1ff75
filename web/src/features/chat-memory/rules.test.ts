import { aMemory } from "@coldopen/contract/chat-memory/factory";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { describe, expect, it } from "vitest";
import { searchMemories, withMemory, withoutMemory } from "./rules.ts";

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
