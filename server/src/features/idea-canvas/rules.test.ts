import type { CanvasChange } from "@coldopen/contract/idea-canvas/schema";
import { describe, expect, it } from "vitest";
import { applyChanges, type StoredCard } from "./rules.ts";

const [tess, priya] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
const [one, two] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const linkId = "00000000-0000-4000-8000-0000000000ff";
const written = "2026-11-18T10:00:00.000Z";
const soonAfter = "2026-11-18T10:00:30.000Z";
const later = "2026-11-18T10:05:00.000Z";

const card = (id: string, changes: Partial<StoredCard> = {}): StoredCard => ({
  id,
  kind: "note",
  position: { x: 0, y: 0 },
  title: "Winter",
  text: "",
  picture: null,
  projectId: null,
  score: null,
  videoId: null,
  writes: { title: { by: tess, at: written }, position: { by: tess, at: written } },
  isRemoved: false,
  ...changes,
});
const board = (...cards: StoredCard[]) => ({ cards, links: [], cardCount: cards.length, linkCount: 0 });
const retitle = (title: string): CanvasChange => ({ type: "updateCard", id: one, fields: { title } });

describe("the history of a card", () => {
  it.each([
    ["keeps a value that another person overwrites at once", priya, soonAfter, ["Winter"]],
    ["keeps an own value that is overwritten later", tess, later, ["Winter"]],
    ["does not keep an own value that is overwritten at once, as typing does", tess, soonAfter, []],
  ])("%s", (_, userId, at, kept) => {
    const applied = applyChanges(board(card(one)), [retitle("Summer")], { userId, at });
    if (applied.outcome !== "applied") throw new Error(applied.outcome);
    expect(applied.overwrites.map(({ value }) => value)).toEqual(kept);
    expect(applied.cards[0]).toMatchObject({ title: "Summer", writes: { title: { by: userId, at } } });
  });

  it("keeps an own value that is overwritten at once in another tab, and its place not", () => {
    const [first, second] = ["00000000-0000-4000-8000-0000000000c1", "00000000-0000-4000-8000-0000000000c2"];
    const write = { by: tess, tab: first, at: written };
    const stored = card(one, { writes: { title: write, position: write } });
    const both: CanvasChange = { type: "updateCard", id: one, fields: { title: "Summer", position: { x: 5, y: 6 } } };
    const overwrittenBy = (clientId: string) =>
      applyChanges(board(stored), [both], { userId: tess, clientId, at: soonAfter });
    expect(overwrittenBy(first)).toMatchObject({ overwrites: [] });
    expect(overwrittenBy(second)).toMatchObject({ overwrites: [{ field: "title", value: "Winter" }] });
  });

  it.each([
    ["keeps a place that another person changes", priya, 1],
    ["does not keep own places", tess, 0],
  ])("%s", (_, userId, kept) => {
    const move: CanvasChange = { type: "updateCard", id: one, fields: { position: { x: 5, y: 6 } } };
    const applied = applyChanges(board(card(one)), [move], { userId, at: later });
    expect(applied).toMatchObject({ overwrites: Array(kept).fill({ field: "position", value: { x: 0, y: 0 } }) });
  });

  it("keeps nothing if the value stays the same", () => {
    expect(applyChanges(board(card(one)), [retitle("Winter")], { userId: priya, at: later })).toMatchObject({
      overwrites: [],
    });
  });
});

const author = { userId: tess, at: later };
it("does not change fields that a change leaves out", () => {
  const applied = applyChanges(
    board(card(one)),
    [{ type: "updateCard", id: one, fields: { position: { x: 5, y: 6 } } }],
    author,
  );
  expect(applied).toMatchObject({ cards: [{ title: "Winter", position: { x: 5, y: 6 } }] });
});

it("adds a card that exists already only once", () => {
  const { writes: _writes, isRemoved: _removed, ...added } = card(one, { title: "Again" });
  expect(applyChanges(board(card(one)), [{ type: "addCard", card: added }], author)).toMatchObject({ cards: [] });
});

it.each<[string, CanvasChange, string]>([
  ["an update of an unknown card", { type: "updateCard", id: two, fields: {} }, "card_missing"],
  ["a link to an unknown card", { type: "addLink", link: { id: linkId, from: one, to: two } }, "card_missing"],
  ["a link of a card to itself", { type: "addLink", link: { id: linkId, from: one, to: one } }, "link_to_itself"],
])("refuses %s", (_, change, outcome) => {
  expect(applyChanges(board(card(one)), [change], author)).toEqual({ outcome });
});

it("refuses cards beyond the limit but accepts other changes of a full board", () => {
  const { writes: _writes, isRemoved: _removed, ...added } = card(two);
  const full = { ...board(card(one)), cardCount: 5_000 };
  expect(applyChanges(full, [{ type: "addCard", card: added }], author)).toEqual({ outcome: "too_many_cards" });
  expect(applyChanges(full, [retitle("Summer")], author).outcome).toBe("applied");
});
