import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import type { ExecutionEvent, IdeaElement } from "@coldopen/contract/ideation/schema";
import { describe, expect, it } from "vitest";
import { noEdits, without } from "./edits.ts";
import { type DrawerEvent, type DrawerState, hasRunning, initialState, isRunning, type Run, reduce } from "./state.ts";

const id = runId(1);
const empty: Run = { ...aRun({ id, state: "start", madeBy: "" }), elements: [] };
const asked: DrawerEvent = { kind: "asked", run: empty };
const streamed = (event: ExecutionEvent): DrawerEvent => ({ kind: "streamed", event });
const start = streamed({ runId: id, state: "start", total: 6, madeBy: "Embedded engine" });
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
  it("stands with its slots before anything arrives", () => {
    const run = first(after(asked));
    expect([isRunning(run), run.total, run.elements]).toEqual([true, 6, []]);
  });
  it("says who makes it once it starts", () => expect(first(after(asked, start)).madeBy).toBe("Embedded engine"));
  it("grows word by word in the same slot", () => {
    const run = first(after(asked, start, words(0, "I Spent"), words(0, "I Spent $900"), words(1, "The")));
    expect(run.elements.map(({ content }) => content)).toEqual(["I Spent $900", "The"]);
  });
  it("keeps the order of its slots, whatever comes first", () => {
    const run = first(after(asked, start, wholeOne(2), wholeOne(0)));
    expect(run.elements.map(({ index }) => index)).toEqual([0, 2]);
  });
  it("never takes a whole result back to half of it", () =>
    expect(first(after(asked, wholeOne(0), words(0, "I"))).elements).toEqual([{ ...anElement(0), isWhole: true }]));
  it("is complete at the end", () => {
    const state = after(asked, start, wholeOne(0), end("complete"));
    expect([first(state).state, hasRunning(state)]).toEqual(["complete", false]);
  });
  it("keeps what is whole when it fails, with the server's reason", () => {
    const run = first(after(asked, start, wholeOne(0), words(1, "Half a"), failure("The model is overloaded")));
    expect([run.state, run.errorReason, run.elements.length]).toEqual(["error", "The model is overloaded", 1]);
  });
  it("says so when there is no reason", () =>
    expect(first(after(asked, failure(""))).errorReason).toBe("Unknown: See logs for more details."));
  it("keeps what is whole when it is stopped", () => {
    const run = first(after(asked, start, wholeOne(0), words(1, "Half a"), end("stopped")));
    expect([run.state, run.elements.length]).toEqual(["stopped", 1]);
  });
  it("keeps what comes whole after the stop, and stays stopped", () => {
    const run = first(after(asked, end("stopped"), words(0, "Half"), wholeOne(1), end("complete"), failure("late")));
    expect([run.state, run.elements.map(({ index }) => index)]).toEqual(["stopped", [1]]);
  });
  it("goes on when the server does after all", () => {
    const run = first(after(asked, failure("No answer"), start, wholeOne(0)));
    expect([run.state, run.errorReason]).toEqual(["partial", null]);
  });
  it("is used once", () => expect(() => after(asked, asked)).toThrow("A run can be used only once"));
  it("hears only its own events", () => {
    const other = streamed({ runId: runId(9), state: "complete" });
    expect(first(after(asked, start, other)).state).toBe("start");
  });
});

describe("what the server kept", () => {
  it("comes back newest first", () => {
    const older = aRun({ id: runId(2), createdAt: "2026-03-01T00:00:00.000Z" });
    const newer = aRun({ id: runId(3), createdAt: "2026-03-02T00:00:00.000Z" });
    expect(after({ kind: "fetched", runs: [older, newer] }).runs.map((run) => run.id)).toEqual([runId(3), runId(2)]);
  });
  it("leaves a run alone that it doesn't know yet", () =>
    expect(after(asked, { kind: "fetched", runs: [] }).runs).toHaveLength(1));
  it("adds what was missed to what is here, and what is here stays", () => {
    const kept = aRun({ id, state: "partial", elements: [anElement(0), anElement(1)] });
    const run = first(after(asked, start, wholeOne(0), words(2, "What Hap"), { kind: "fetched", runs: [kept] }));
    expect(run.elements.map(({ index, isWhole }) => [index, isWhole])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });
  it("ends what ended while nobody listened", () => {
    const run = first(after(asked, start, words(0, "Half"), { kind: "fetched", runs: [aRun({ id })] }));
    expect([run.state, run.elements.length]).toEqual(["complete", 6]);
  });
  it("doesn't start again what was stopped here", () => {
    const late = aRun({ id, state: "partial", elements: [anElement(0)] });
    const run = first(after(asked, end("stopped"), { kind: "fetched", runs: [late] }));
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
