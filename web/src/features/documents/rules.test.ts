import { expect, it } from "vitest";
import { bothOf, isBlank } from "./rules.ts";

it("puts theirs first and mine below a rule", () => {
  const documentWith = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  const both = bothOf(
    { type: "doc", content: [documentWith("theirs")] },
    { type: "doc", content: [documentWith("mine")] },
  );
  expect(both.content).toEqual([documentWith("theirs"), { type: "horizontalRule" }, documentWith("mine")]);
});

it("is blank with empty lines alone", () => {
  expect(isBlank({ type: "doc", content: [{ type: "paragraph" }, { type: "paragraph" }] })).toBe(true);
  expect(isBlank({ type: "doc", content: [{ type: "paragraph" }, { type: "horizontalRule" }] })).toBe(false);
});
