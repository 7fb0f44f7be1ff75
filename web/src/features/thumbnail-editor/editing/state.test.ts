import { aVersion } from "@coldopen/contract/thumbnails/factory";
import { describe, expect, it } from "vitest";
import { canRedo, canUndo } from "../../../lib/history.ts";
import { begin, type EditorEvent, type EditorState, isUnsaved, pictureBefore, picturesOf, reduce } from "./state.ts";

const first = aVersion(1);
const after = (events: readonly EditorEvent[], state: EditorState = begin(first)) => events.reduce(reduce, state);
const add = (id: string): EditorEvent => ({ kind: "region", event: { kind: "added", id } });
const nudge = (id: string): EditorEvent => ({
  kind: "region",
  isKey: true,
  event: { kind: "moved", id, dx: 10, dy: 0 },
});
const applied = (n: number): EditorEvent => ({ kind: "applied", version: aVersion(n) });
const undone: EditorEvent = { kind: "undone" };
const redone: EditorEvent = { kind: "redone" };
const present = ({ history }: EditorState) => history.present;
const ids = (state: EditorState) => present(state).regions.map(({ id }) => id);

describe("undo and redo", () => {
  it("go over pictures and regions alike", () => {
    const worked = after([add("a"), { kind: "typed", text: "a dog" }, add("b"), applied(2), applied(3)]);
    expect([present(worked).version.id, ids(worked)]).toEqual([aVersion(3).id, []]);
    const back = after([undone, undone], worked);
    expect([present(back).version.id, ids(back)]).toEqual([first.id, ["a", "b"]]);
    expect(present(back).regions[0]?.description).toBe("a dog");
    const start = after([undone, undone], back);
    expect([ids(start), canUndo(start.history)]).toEqual([[], false]);
    const forth = after([redone, redone, redone, redone], start);
    expect([present(forth).version.id, canRedo(forth.history)]).toEqual([aVersion(3).id, false]);
  });
  it("take keys pressed one after another as one step", () => {
    const moved = after([add("a"), nudge("a"), nudge("a"), nudge("a")]);
    expect(present(moved).regions[0]?.maskBB.x1).toBe(490);
    expect(present(after([undone], moved)).regions[0]?.maskBB.x1).toBe(460);
  });
  it("drop undone edits after another edit", () => {
    const other = after([add("a"), undone, add("b")]);
    expect([ids(other), canRedo(other.history)]).toEqual([["b"], false]);
  });
});

describe("words", () => {
  it("belong to the chosen region, or to the next one", () => {
    const state = after([{ kind: "typed", text: "a moon" }]);
    expect(state.typed).toBe("a moon");
    const described = after([add("a"), { kind: "typed", text: "a red moon" }], state);
    expect([present(described).regions[0]?.description, described.typed]).toEqual(["a red moon", ""]);
    const aside = after(
      [
        { kind: "selected", id: undefined },
        { kind: "typed", text: "a dog" },
      ],
      described,
    );
    expect([present(aside).regions[0]?.description, aside.typed]).toEqual(["a red moon", "a dog"]);
  });
});

describe("pictures", () => {
  const state = after([applied(2), { kind: "lettered", version: aVersion(3) }, add("a"), undone, undone]);
  it("stand in their order, each once, and the one before is known", () => {
    expect(picturesOf(state.history).map(({ id }) => id)).toEqual([1, 2, 3].map((n) => aVersion(n).id));
    expect(pictureBefore(state.history)?.id).toBe(first.id);
    expect(pictureBefore(begin(first).history)).toBeUndefined();
  });
  it.each([1, 2, 3])("are gone to, whichever way: %i", (n) =>
    expect(present(after([{ kind: "went", id: aVersion(n).id }], state)).version.id).toBe(aVersion(n).id),
  );
  it("are restored from where the editor was opened, unless an edit was made already", () => {
    const line = [1, 2, 3].map((n) => aVersion(n));
    const open = (start: number): EditorEvent => ({ kind: "opened", line, start: aVersion(start).url });
    const reloaded = after([open(2)], begin(aVersion(3)));
    expect(picturesOf(reloaded.history).map(({ id }) => id)).toEqual([2, 3].map((n) => aVersion(n).id));
    expect(picturesOf(after([open(3)], begin(aVersion(3))).history)).toHaveLength(1);
    const busy = after([add("a"), open(2)], begin(aVersion(3)));
    expect(ids(busy)).toEqual(["a"]);
  });
});

describe("closing", () => {
  const unsaved = (events: readonly EditorEvent[], stored: string[] = []) =>
    isUnsaved(after(events), (url) => stored.includes(url));
  it("has nothing unsaved after viewing or saving", () => {
    expect(unsaved([])).toBe(false);
    expect(unsaved([applied(2)], [aVersion(2).url])).toBe(false);
    expect(unsaved([add("a"), undone])).toBe(false);
  });
  it("is unsaved with a new picture, a region or a description", () => {
    expect(unsaved([applied(2)])).toBe(true);
    expect(unsaved([add("a")])).toBe(true);
    expect(unsaved([{ kind: "typed", text: "a dog" }])).toBe(true);
  });
});
