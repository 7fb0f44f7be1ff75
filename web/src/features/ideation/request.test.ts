import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import { BrainstormOption, ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { describe, expect, it } from "vitest";
import { historyOf } from "../../lib/history.ts";
import { noEdits, withSource } from "./edits.ts";
import { dataAgain, dataFor, requestFor } from "./request.ts";
import { type DrawerState, initialState, reduce } from "./state.ts";

const sauna = anOption({ content: "A $900 Sauna" });
const picture = anOption({
  id: optionId(2),
  optionType: "thumbnail",
  content: "/api/pictures/1",
  description: "Container sauna at night",
});
const project = aProjectDetail([sauna, picture]);
const withRuns = (...runs: ReturnType<typeof aRun>[]): DrawerState => reduce(initialState, { kind: "fetched", runs });

describe("the request", () => {
  it("fits the contract for every option", () => {
    for (const option of BrainstormOption.options)
      expect(
        ExecutionRequest.safeParse(requestFor(project, runId(1), dataFor(project, initialState, "title", { option })))
          .success,
      ).toBe(true);
  });
  it("starts from the primary option", () =>
    expect(dataFor(project, initialState, "title", { option: "shorten" })).toMatchObject({
      input: "A $900 Sauna",
      numElementsToGenerate: 6,
      inspirationLevel: 0.5,
    }));
  it("starts from what the person chose instead", () => {
    const edits = withSource(noEdits, "title", { optionId: null, text: "Hot Box", picture: null });
    const state = reduce(initialState, { kind: "edited", edits, step: "push" });
    expect(dataFor(project, state, "title", { option: "variations" }).input).toBe("Hot Box");
  });
  it("starts from scratch on request", () =>
    expect(dataFor(project, initialState, "title", { option: "emptyState" }).input).toBe(""));
  it("describes the picture as text", () =>
    expect(dataFor(project, initialState, "thumbnail", { option: "cameraAngles" })).toMatchObject({
      input: "Container sauna at night",
      thumbnailDescription: "Container sauna at night",
      numElementsToGenerate: 4,
    }));
  it("cuts a long description of a picture to the length of an idea", () => {
    const wordy = aProjectDetail([{ ...picture, description: "a".repeat(IDEA_MAX + 1) }]);
    const { thumbnailDescription } = dataFor(wordy, initialState, "thumbnail", { option: "cameraAngles" });
    expect(thumbnailDescription).toHaveLength(IDEA_MAX);
  });
  it("draws a first picture from the title", () =>
    expect(dataFor(aProjectDetail([sauna]), initialState, "thumbnail", { option: "compositions" }).input).toBe(
      "A $900 Sauna",
    ));
  it("leaves out what was shown in this pane", () => {
    const concept = aRun({ id: runId(2), pane: "concept", elements: [anElement(0, { content: "A concept" })] });
    const title = aRun({ elements: [anElement(0, { content: "A title" })] });
    expect(dataFor(project, withRuns(concept, title), "title", { option: "variations" }).exclude).toEqual(["A title"]);
  });
  it("explodes away from the last six variant names", () => {
    const names = ["cold", "money", "record", "night", "rivals", "secret", "deadline"];
    const elements = names.map((description, index) => anElement(index, { content: `Title ${index}`, description }));
    const { exclude } = dataFor(project, withRuns(aRun({ elements })), "title", { option: "explode" });
    expect(exclude).toEqual(expect.arrayContaining(names.slice(1)));
    expect(exclude).not.toContain("cold");
  });
});

it("sends the videos of the project with those of the settings, each once", () => {
  const video = (videoId: string) => ({ videoId, title: `Video ${videoId}` });
  const inspired = { ...project, youtubeItems: [video("aaaaaaaaaaa")] };
  const edits = { ...noEdits, settings: { youtubeItems: [video("aaaaaaaaaaa"), video("bbbbbbbbbbb")] } };
  const state = { ...initialState, edits: historyOf(edits) };
  const { inspiration } = dataFor(inspired, state, "title", { option: "emptyState" });
  expect(inspiration.youtubeItems?.map(({ videoId }) => videoId)).toEqual(["aaaaaaaaaaa", "bbbbbbbbbbb"]);
});

describe("a repeated request", () => {
  it("repeats the request", () => {
    const request = dataFor(project, initialState, "title", { option: "thisBut", thisBut: "colder" });
    const run = { ...aRun({ option: "thisBut", state: "error" }), elements: [], request };
    expect(dataAgain(project, initialState, run)).toMatchObject({ option: "thisBut", thisBut: "colder" });
  });
  it("is built from the stored run", () => {
    const run = { ...aRun({ option: "shorten", state: "error", input: "The old one" }), elements: [] };
    expect(dataAgain(project, initialState, run)).toMatchObject({ option: "shorten", input: "The old one" });
  });
  it("includes the same references", () => {
    const references = [{ kind: "title" as const, text: "The Truth About Vans" }];
    const run = { ...aRun({ option: "emptyState", input: "calmer", references }), elements: [] };
    expect(dataAgain(project, initialState, run)).toMatchObject({ input: "calmer", references });
  });
  it.each([
    [{ option: "combine" as const, otherInput: "A lighthouse" }, { otherInput: "A lighthouse" }],
    [{ option: "thisBut" as const, thisBut: "colder" }, { thisBut: "colder" }],
  ])("of an earlier visit has its second text: %j", (parts, data) => {
    const run = { ...aRun({ ...parts, state: "error", input: "The old one" }), elements: [] };
    expect(dataAgain(project, initialState, run)).toMatchObject({
      option: parts.option,
      input: "The old one",
      ...data,
    });
  });
  it("can't where the second text is no longer known", () =>
    expect(dataAgain(project, initialState, { ...aRun({ option: "combine" }), elements: [] })).toBeUndefined());
});

describe("misuse", () => {
  it("needs a pane", () =>
    expect(() => requestFor(project, runId(1), undefined)).toThrow("Cannot stream ideas with no active pane"));
  it("needs a project", () => {
    const data = dataFor(project, initialState, "title", { option: "variations" });
    expect(() => requestFor({ ...project, id: "" }, runId(1), data)).toThrow("videoProjectId is required");
  });
});
