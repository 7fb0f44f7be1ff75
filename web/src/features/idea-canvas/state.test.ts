import { aCanvasBoard, aCanvasCard, aCanvasLink } from "@coldopen/contract/idea-canvas/factory";
import { CANVAS_TEXT_MAX, type CanvasUpdate } from "@coldopen/contract/idea-canvas/schema";
import { describe, expect, it } from "vitest";
import { type CanvasEvent, changesToSave, openCanvas, reduceCanvas } from "./state.ts";

const [one, two] = [aCanvasCard(1), aCanvasCard(2)];
const link = aCanvasLink(1, one, two);
const board = aCanvasBoard({ version: 4, cards: [one, two], links: [link] });
const after = (...events: CanvasEvent[]) => events.reduce(reduceCanvas, openCanvas(board));
const retitle = (title: string): CanvasEvent => ({
  type: "edited",
  changes: [{ type: "updateCard", id: one.id, fields: { title } }],
});
const remove: CanvasEvent = { type: "edited", changes: [{ type: "removeCard", id: one.id }] };
const update = (changes: Partial<CanvasUpdate>): CanvasUpdate => ({
  version: 5,
  isLocked: false,
  cards: [],
  removedCardIds: [],
  links: [],
  removedLinkIds: [],
  ...changes,
});
const titles = (state: ReturnType<typeof after>) => state.view.cards.map(({ title }) => title);
const undo: CanvasEvent = { type: "undone" };
const redo: CanvasEvent = { type: "redone" };

describe("undo and redo", () => {
  it("take a change of a field back and repeat it", () => {
    expect(titles(after(retitle("Summer"), undo))).toEqual(["Card 1", "Card 2"]);
    expect(titles(after(retitle("Summer"), undo, redo))).toEqual(["Summer", "Card 2"]);
  });

  it("bring a removed card back with its content", () => {
    expect(titles(after(remove))).toEqual(["Card 2"]);
    expect(titles(after(remove, undo)).sort()).toEqual(["Card 1", "Card 2"]);
  });

  it("restore an added card instead of adding it again, since the server knows its id", () => {
    const added: CanvasEvent = { type: "edited", changes: [{ type: "addCard", card: aCanvasCard(3) }] };
    expect(changesToSave(after(added, undo, redo)).map(({ type }) => type)).toEqual([
      "addCard",
      "removeCard",
      "restoreCard",
    ]);
  });

  it("bring a removed link back", () => {
    const unlink: CanvasEvent = { type: "edited", changes: [{ type: "removeLink", id: link.id }] };
    expect(after(unlink).view.links).toEqual([]);
    expect(after(unlink, undo).view.links).toEqual([link]);
  });

  it("leave a field alone that another person changed since", () => {
    const moved = { ...one, position: { x: 900, y: 900 } };
    const state = after(retitle("Summer"), { type: "received", update: update({ cards: [moved] }) }, undo);
    expect(state.view.cards[0]).toMatchObject({ title: "Card 1", position: { x: 900, y: 900 } });
  });
});

describe("saving", () => {
  it("keeps changes that were made while a save was under way", () => {
    const saved = update({ cards: [{ ...one, title: "Summer" }] });
    const state = after(retitle("Summer"), { type: "saveStarted" }, retitle("Autumn"), {
      type: "saved",
      update: saved,
    });
    expect(titles(state)[0]).toBe("Autumn");
    expect(changesToSave(state)).toHaveLength(1);
  });

  it("sends as many long notes as one request takes, and the others with later ones", () => {
    const notes = Array.from({ length: 150 }, (_, n) => aCanvasCard(n + 10, { text: "ü".repeat(CANVAS_TEXT_MAX) }));
    let state = after({ type: "edited", changes: notes.map((card) => ({ type: "addCard", card })) });
    const sizes: number[] = [];
    for (let version = 5; state.pending.length > 0; version++) {
      state = reduceCanvas(state, { type: "saveStarted" });
      sizes.push(new TextEncoder().encode(JSON.stringify(changesToSave(state))).length);
      state = reduceCanvas(state, { type: "saved", update: update({ version }) });
    }
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  });

  it("shows the server's board after a refusal", () => {
    const state = after(retitle("Summer"), { type: "saveStarted" }, { type: "saveRefused" });
    expect([titles(state)[0], state.past]).toEqual(["Card 1", []]);
  });
});

describe("an update of another person", () => {
  it("keeps unsaved changes of other fields", () => {
    const state = after(retitle("Summer"), {
      type: "received",
      update: update({ cards: [{ ...one, text: "By Priya" }] }),
    });
    expect(state.view.cards[0]).toMatchObject({ title: "Summer", text: "By Priya" });
  });

  it("leaves the list of links alone if none of them changed, so that lines are not rendered again", () => {
    const stated = update({ cards: [{ ...one, text: "By Priya" }], links: [{ ...link }] });
    expect(after(retitle("Summer"), { type: "received", update: stated }).view.links).toBe(board.links);
    const turned = { ...link, from: two.id, to: one.id };
    expect(after({ type: "received", update: update({ links: [turned] }) }).view.links).toEqual([turned]);
  });

  it("is ignored if it is older than the board", () => {
    const state = after({ type: "received", update: update({ version: 4, removedCardIds: [one.id] }) });
    expect(state.view.cards).toHaveLength(2);
  });

  it.each([
    [5, false],
    [6, true],
  ])("of version %i after version 4 needs a load: %s", (version, expected) => {
    expect(after({ type: "received", update: update({ version }) }).needsLoad).toBe(expected);
  });
});

describe("a load after a gap", () => {
  const gap: CanvasEvent = { type: "received", update: update({ version: 6 }) };
  const loaded = (version: number): CanvasEvent => ({ type: "loaded", board: { ...board, version } });
  it.each<[string, CanvasEvent[], boolean]>([
    ["closes it", [loaded(6)], false],
    ["does not close it with a board older than the latest update", [loaded(5)], true],
    ["does not close it by failing", [{ type: "loadFailed" }], true],
    ["does not close a later one", [{ type: "updatesMissed" }, loaded(6)], true],
  ])("%s", (_, events, expected) => {
    expect(after(gap, { type: "loadStarted" }, ...events).needsLoad).toBe(expected);
  });
});
