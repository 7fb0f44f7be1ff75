import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import { aProject } from "@coldopen/contract/projects/factory";
import { expect, it } from "vitest";
import { noEdits } from "./edits.ts";
import { sameButForWords } from "./same-but-for-words.ts";
import { type DrawerEvent, type DrawerState, initialState, reduce } from "./state.ts";

const id = runId(1);
const words = (content: string, isWhole = false): DrawerEvent => ({
  kind: "streamed",
  event: { runId: id, state: "partial", element: anElement(0, { content }), isWhole },
});
const asked = { kind: "asked" as const, run: { ...aRun({ id, state: "start" }), elements: [] } } satisfies DrawerEvent;
const writing = reduce(reduce(initialState, asked), words("I Spent"));

const project = { ...aProject(), options: [] };
const drawerIn = (state: DrawerState) => ({
  drawer: { project, pane: "title", state, isReadOnly: false, isOpen: true, onEditPicture: undefined } as const,
});
const before = drawerIn(writing);
const next = (event: DrawerEvent) => drawerIn(reduce(writing, event));

it.each<[string, DrawerEvent]>([
  ["an idea grows", words("I Spent $900")],
  ["someone describes a change", { kind: "described", changes: "in winter" }],
  ["someone writes a wish", { kind: "wished", wish: "shorter" }],
])("is the same while %s", (_, event) => expect(sameButForWords(before, next(event))).toBe(true));

it.each<[string, DrawerEvent]>([
  ["an idea is whole", words("I Spent $900", true)],
  ["a run ends", { kind: "streamed", event: { runId: id, state: "complete" } }],
  ["another is asked for", { ...asked, run: { ...asked.run, id: runId(2) } }],
  ["someone edits", { kind: "edited", edits: { ...noEdits }, step: "push" }],
  ["the line is slow", { kind: "connection", connection: "slow" }],
])("is another once %s", (_, event) => expect(sameButForWords(before, next(event))).toBe(false));

it("is another for someone who may only read, and where pictures can be changed", () => {
  const { drawer } = before;
  expect(sameButForWords(before, { drawer: { ...drawer, isReadOnly: true } })).toBe(false);
  expect(sameButForWords(before, { drawer: { ...drawer, onEditPicture: () => undefined } })).toBe(false);
});
