import { describe, expect, it } from "vitest";
import { commentParts, mentionBeingTyped, mentionedIn } from "./rules.ts";

const ann = { userId: "0c0b0a09-0807-4605-8403-020100000001", name: "Ann" };
const annLee = { userId: "0c0b0a09-0807-4605-8403-020100000002", name: "Ann Lee" };

describe("commentParts", () => {
  it("separates mentions from the text around them, the longest name first", () => {
    expect(commentParts({ text: "Hi @Ann Lee and @Ann!", mentions: [ann, annLee] })).toEqual([
      { at: 0, text: "Hi " },
      { at: 3, text: "@Ann Lee", mentioned: annLee.userId },
      { at: 11, text: " and " },
      { at: 16, text: "@Ann", mentioned: ann.userId },
      { at: 20, text: "!" },
    ]);
  });

  it("leaves names without a mention as text", () => {
    expect(commentParts({ text: "Mail @Bo", mentions: [ann] })).toEqual([{ at: 0, text: "Mail @Bo" }]);
  });
});

describe("mentionBeingTyped", () => {
  it.each([
    ["@", ""],
    ["Hello @Pri", "Pri"],
    ["Hello @Priya Ra", "Priya Ra"],
    ["mail@example", undefined],
    ["Hello @Priya Raman is", undefined],
    ["Hello", undefined],
  ])("finds in %j: %j", (before, typed) => {
    expect(mentionBeingTyped(before)).toBe(typed);
  });
});

it("drops people whose name was deleted from the text", () => {
  expect(mentionedIn("Hi @Ann Lee", [annLee, { name: "Bo" }])).toEqual([annLee]);
});
