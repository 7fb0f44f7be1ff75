import { anElement, aRun } from "@coldopen/contract/ideation/factory";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { noEdits, without, withText } from "./edits.ts";
import type { Idea, Run } from "./state.ts";
import { captionOf, ideasOf, progressOf, slotsOf, usageOf } from "./views.ts";

const idea = (index: number, isWhole = true): Idea => ({ ...anElement(index), isWhole });
const running: Run = { ...aRun({ state: "partial" }), elements: [idea(0), idea(1), idea(2, false)] };
const ended: Run = { ...running, state: "complete" };

describe("slots", () => {
  it("are all there while ideas arrive", () => {
    expect(slotsOf(running, noEdits).map((slot) => slot.idea?.isWhole)).toEqual([
      true,
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it("are what came, afterwards", () => expect(slotsOf(ended, noEdits)).toHaveLength(2));
  it("go with what was deleted", () => expect(slotsOf(running, without(noEdits, idea(0).id))).toHaveLength(5));
});

it("shows rewritten results", () =>
  expect(ideasOf(ended, withText(noEdits, idea(0).id, "Mine"))[0]?.content).toBe("Mine"));

it.each([
  ["A sauna at night, from a low angle", "From a low angle"],
  ["A sauna in snow", "A sauna in snow"],
  [null, undefined],
])("captions %s as %s", (description, caption) =>
  expect(captionOf({ ...idea(0), description }, { ...ended, input: "A sauna at night" })).toBe(caption),
);

it("captions a batch from scratch by what its pictures don't share", () => {
  const [plain, close] = ["A sauna", "A sauna, close up"].map((description, index) => ({
    ...idea(index),
    description,
  }));
  if (!plain || !close) throw new Error("There are no pictures");
  const run = { ...ended, input: "", elements: [plain, close] };
  expect([captionOf(plain, run), captionOf(close, run)]).toEqual(["A sauna", "Close up"]);
});

describe("progress", () => {
  it("counts the one being written", () => expect(progressOf(running)).toEqual({ count: 3, share: 2.5 / 6 }));
  it("starts with the first", () => expect(progressOf({ ...running, elements: [] })).toEqual({ count: 1, share: 0 }));
});

describe("what the project has already", () => {
  const first = anOption({ content: idea(0).content });
  const second = anOption({ id: optionId(2), content: idea(1).content });
  const project = aProjectDetail([first, second]);
  it.each([
    [0, "primary"],
    [1, "saved"],
    [2, undefined],
  ] as const)("result %i: %s", (index, usage) => expect(usageOf(idea(index), "title", project)).toBe(usage));
});
