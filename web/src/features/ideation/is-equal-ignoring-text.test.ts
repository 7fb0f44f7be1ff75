import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import { aProject } from "@coldopen/contract/projects/factory";
import { expect, it } from "vitest";
import { noEdits } from "./edits.ts";
import { isEqualIgnoringText } from "./is-equal-ignoring-text.ts";
import { type DrawerEvent, type DrawerState, initialState, reduce } from "./state.ts";

const id = runId(1);
const words = (content: string, isWhole = false): DrawerEvent => ({
  kind: "streamed",
  event: { runId: id, state: "partial", element: anElement(0, { content }), isWhole },
});
const request = {
  kind: "requested" as const,
  run: { ...aRun({ id, state: "start" }), elements: [] },
} satisfies DrawerEvent;
const writing = reduce(reduce(initialState, request), words("I Spent"));

const project = { ...aProject(), options: [], youtubeItems: [] };
const drawerIn = (state: DrawerState) => ({
  drawer: { project, pane: "title", state, isReadOnly: false, isOpen: true, onEditPicture: undefined } as const,
});
const before = drawerIn(writing);
const next = (event: DrawerEvent) => drawerIn(reduce(writing, event));

it.each<[string, DrawerEvent]>([
  ["an idea grows", words("I Spent $900")],
  ["a change is typed", { kind: "described", changes: "in winter" }],
  ["a freeform text is typed", { kind: "wished", wish: "shorter" }],
])("is equal while %s", (_, event) => expect(isEqualIgnoringText(before, next(event))).toBe(true));

it.each<[string, DrawerEvent]>([
  ["an idea is complete", words("I Spent $900", true)],
  ["a run ends", { kind: "streamed", event: { runId: id, state: "complete" } }],
  ["another run is requested", { ...request, run: { ...request.run, id: runId(2) } }],
  ["an edit is made", { kind: "edited", edits: { ...noEdits }, step: "push" }],
  ["the connection is slow", { kind: "connection", connection: "slow" }],
])("is not equal once %s", (_, event) => expect(isEqualIgnoringText(before, next(event))).toBe(false));

it("is not equal after a change of read-only mode or picture editing", () => {
  const { drawer } = before;
  expect(isEqualIgnoringText(before, { drawer: { ...drawer, isReadOnly: true } })).toBe(false);
  expect(isEqualIgnoringText(before, { drawer: { ...drawer, onEditPicture: () => undefined } })).toBe(false);
});
