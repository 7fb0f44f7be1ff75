import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import type { ExecutionEvent, IdeaElement } from "@coldopen/contract/ideation/schema";
import { describe, expect, it } from "vitest";
import { noEdits, without } from "./edits.ts";
import { type DrawerEvent, type DrawerState, hasRunning, initialState, isRunning, type Run, reduce } from "./state.ts";

const id = runId(1);
const empty: Run = { ...aRun({ id, state: "start", madeBy: "" }), elements: [] };
const request: DrawerEvent = { kind: "requested", run: empty };
const streamed = (event: ExecutionEvent): DrawerEvent => ({ kind: "streamed", event });
const start = streamed({ runId: id, state: "start", total: 6, madeBy: "Cold Open" });
const words = (index: number, content: string, isWhole = false) =>
  streamed({ runId: id, state: "partial", element: anElement(index, { content }), isWhole });
const wholeOne = (index: number, parts: Partial<IdeaElement> = {}) =>
  streamed({ runId: id, state: "partial", element: anElement(index, parts), isWhole: true });
const end = (state: "complete" | "stopped") => streamed({ runId: id, state });
const failure = (errorReason: string) => streamed({ runId: id, state: "error", errorReason });

const after = (...events: DrawerEvent[]): DrawerState => events.reduce(reduce, initialState);
const first = ({ runs }: DrawerState): Run => {
  const [run] = runs;
  if (!run) throw new Error("There is no run");
  return run;
};

describe("a run", () => {
  it("has its slots before anything arrives", () => {
    const run = first(after(request));
    expect([isRunning(run), run.total, run.elements]).toEqual([true, 6, []]);
  });
  it("says who makes it once it starts", () => expect(first(after(request, start)).madeBy).toBe("Cold Open"));
  it("grows word by word in the same slot", () => {
    const run = first(after(request, start, words(0, "I Spent"), words(0, "I Spent $900"), words(1, "The")));
    expect(run.elements.map(({ content }) => content)).toEqual(["I Spent $900", "The"]);
  });
  it("keeps the order of its slots, whatever comes first", () => {
    const run = first(after(request, start, wholeOne(2), wholeOne(0)));
    expect(run.elements.map(({ index }) => index)).toEqual([0, 2]);
  });
  it("never replaces a complete result with a partial one", () =>
    expect(first(after(request, wholeOne(0), words(0, "I"))).elements).toEqual([{ ...anElement(0), isWhole: true }]));
  it("is complete at the end", () => {
    const state = after(request, start, wholeOne(0), end("complete"));
    expect([first(state).state, hasRunning(state)]).toEqual(["complete", false]);
  });
  it("keeps complete results when it fails, with the server's reason", () => {
    const run = first(after(request, start, wholeOne(0), words(1, "Half a"), failure("The model is overloaded")));
    expect([run.state, run.errorReason, run.elements.length]).toEqual(["error", "The model is overloaded", 1]);
  });
  it("says so when there is no reason", () =>
    expect(first(after(request, failure(""))).errorReason).toBe("Unknown: See logs for more details."));
  it("keeps complete results when it is stopped", () => {
    const run = first(after(request, start, wholeOne(0), words(1, "Half a"), end("stopped")));
    expect([run.state, run.elements.length]).toEqual(["stopped", 1]);
  });
  it("keeps complete results that arrive after the stop, and stays stopped", () => {
    const run = first(after(request, end("stopped"), words(0, "Half"), wholeOne(1), end("complete"), failure("late")));
    expect([run.state, run.elements.map(({ index }) => index)]).toEqual(["stopped", [1]]);
  });
  it("goes on when the server does after all", () => {
    const run = first(after(request, failure("No answer"), start, wholeOne(0)));
    expect([run.state, run.errorReason]).toEqual(["partial", null]);
  });
  it("is used once", () => expect(() => after(request, request)).toThrow("A run can be used only once"));
  it("ignores events of other runs", () => {
    const other = streamed({ runId: runId(9), state: "complete" });
    expect(first(after(request, start, other)).state).toBe("start");
  });
});

describe("stored runs", () => {
  it("comes back newest first", () => {
    const older = aRun({ id: runId(2), createdAt: "2026-03-01T00:00:00.000Z" });
    const newer = aRun({ id: runId(3), createdAt: "2026-03-02T00:00:00.000Z" });
    expect(after({ kind: "fetched", runs: [older, newer] }).runs.map((run) => run.id)).toEqual([runId(3), runId(2)]);
  });
  it("keeps a run that the server does not list yet", () =>
    expect(after(request, { kind: "fetched", runs: [] }).runs).toHaveLength(1));
  it("merges missed results with local ones", () => {
    const stored = aRun({ id, state: "partial", elements: [anElement(0), anElement(1)] });
    const run = first(after(request, start, wholeOne(0), words(2, "What Hap"), { kind: "fetched", runs: [stored] }));
    expect(run.elements.map(({ index, isWhole }) => [index, isWhole])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });
  it("ends a run that ended while disconnected", () => {
    const run = first(after(request, start, words(0, "Half"), { kind: "fetched", runs: [aRun({ id })] }));
    expect([run.state, run.elements.length]).toEqual(["complete", 6]);
  });
  it("does not restart a stopped run", () => {
    const late = aRun({ id, state: "partial", elements: [anElement(0)] });
    const run = first(after(request, end("stopped"), { kind: "fetched", runs: [late] }));
    expect([run.state, run.elements.length]).toEqual(["stopped", 1]);
  });
});

describe("edits", () => {
  const removing = (state: DrawerState, element: string): DrawerEvent => ({
    kind: "edited",
    edits: without(state.edits.present, element),
    step: "push",
  });
  const both = ["a", "b"].reduce((state, element) => reduce(state, removing(state, element)), initialState);
  it("go back and forth", () => {
    const back = reduce(both, { kind: "undone" });
    expect(back.edits.present.removed).toEqual(["a"]);
    expect(reduce(back, { kind: "redone" }).edits.present.removed).toEqual(["a", "b"]);
  });
  it("have nothing to undo once they are restored", () => {
    const edits = { ...noEdits, level: 0.8 };
    const state = [
      { kind: "restored", edits, changes: "colder", wish: "" } as const,
      { kind: "undone" } as const,
    ].reduce(reduce, both);
    expect([state.edits.present.level, state.changes]).toEqual([0.8, "colder"]);
  });
});
