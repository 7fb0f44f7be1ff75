import { expect, it } from "vitest";
import { notesFileTypeOf } from "./files.ts";

it.each([
  ["script.MD", "text/markdown"],
  ["a.b.txt", "text/plain"],
  ["brief.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["photo.png", undefined],
  ["pdf", undefined],
  [".constructor", undefined],
  ["a.pdf\0.exe", undefined],
])("takes %j for %s", (name, type) => {
  expect(notesFileTypeOf(name)).toBe(type);
});
