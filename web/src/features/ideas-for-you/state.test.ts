import { anIdea, ideaId } from "@coldopen/contract/ideas/factory";
import { expect, it } from "vitest";
import { type Card, type CardEvent, cardsReducer } from "./state.ts";

const seenAt = "2026-10-02T08:00:00.000Z";
const after = (...events: CardEvent[]) => events.reduce<readonly Card[]>(cardsReducer, []);
const fetched = (...numbers: number[]): CardEvent => ({
  type: "fetched",
  ideas: numbers.map((n) => anIdea(n)),
  isPreparing: true,
});
const shown = (cards: readonly Card[]) => cards.map(({ idea, stage }) => [idea.id, stage]);

it("shows fetched ideas in their order, and marks those that are new", () => {
  const cards = after({ type: "fetched", ideas: [anIdea(1), anIdea(2, { seenAt })], isPreparing: false });
  expect(cards.map(({ isNew }) => isNew)).toEqual([true, false]);
});

it("keeps the mark of a new idea during the visit", () => {
  const cards = after(fetched(1), { type: "fetched", ideas: [anIdea(1, { seenAt })], isPreparing: false });
  expect(cards).toMatchObject([{ isNew: true, idea: { seenAt } }]);
});

it("keeps a saved idea in its place when the list no longer has it", () => {
  const idea = anIdea(1, { savedProjectId: ideaId(9) });
  const cards = after(fetched(1, 2), { type: "saved", idea }, fetched(2));
  expect(shown(cards)).toEqual([
    [ideaId(1), "saved"],
    [ideaId(2), "open"],
  ]);
  expect(cards[0]?.idea.savedProjectId).toBe(ideaId(9));
});

it("drops an idea that disappeared elsewhere", () => {
  expect(shown(after(fetched(1, 2), fetched(2)))).toEqual([[ideaId(2), "open"]]);
});

it("replaces a removed idea in its place once it is due and another one is there", () => {
  const id = ideaId(1);
  const dismissed: CardEvent[] = [fetched(1, 2), { type: "dismissed", id }, { type: "reasonGiven", id }, fetched(2)];
  expect(shown(after(...dismissed))[0]).toEqual([id, "thanks"]);
  const due: CardEvent[] = [...dismissed, { type: "replacementDue", id }];
  expect(shown(after(...due, fetched(2)))[0]).toEqual([id, "replaceable"]);
  expect(shown(after(...due, fetched(2, 3)))).toEqual([
    [ideaId(3), "open"],
    [ideaId(2), "open"],
  ]);
});

it.each<[string, CardEvent[], string]>([
  ["waits while ideas are written", [fetched(2)], "replaceable"],
  [
    "is not replaced if no idea is written",
    [{ type: "fetched", ideas: [anIdea(2)], isPreparing: false }],
    "unreplaced",
  ],
  ["is not replaced after the longest wait", [fetched(2), { type: "waitEnded", id: ideaId(1) }], "unreplaced"],
])("a removed idea that is due %s", (_, events, stage) => {
  const id = ideaId(1);
  const due: CardEvent[] = [
    fetched(1, 2),
    { type: "dismissed", id },
    { type: "reasonGiven", id },
    { type: "replacementDue", id },
    ...events,
  ];
  expect(shown(after(...due))[0]).toEqual([id, stage]);
  // A later idea takes the place all the same.
  expect(shown(after(...due, fetched(2, 3)))[0]).toEqual([ideaId(3), "open"]);
});

it("holds a replacement back that arrives while thanks are shown, and shows it in the place of the removed idea", () => {
  const id = ideaId(1);
  const early: CardEvent[] = [
    fetched(1, 2),
    { type: "dismissed", id },
    { type: "reasonGiven", id },
    fetched(2, 3),
    fetched(2, 3),
  ];
  expect(shown(after(...early))).toEqual([
    [id, "thanks"],
    [ideaId(2), "open"],
  ]);
  expect(shown(after(...early, { type: "replacementDue", id }, fetched(2, 3)))).toEqual([
    [ideaId(3), "open"],
    [ideaId(2), "open"],
  ]);
});

it("holds back one idea for each card that shows thanks", () => {
  const [one, two] = [ideaId(1), ideaId(2)];
  const removed: CardEvent[] = [one, two].flatMap((id): CardEvent[] => [
    { type: "dismissed", id },
    { type: "reasonGiven", id },
  ]);
  const cards = after(fetched(1, 2), ...removed, { type: "replacementDue", id: two }, fetched(3, 4, 5));
  expect(shown(cards)).toEqual([
    [one, "thanks"],
    [ideaId(3), "open"],
    [ideaId(5), "open"],
  ]);
});

it("does not replace an idea that was brought back in time", () => {
  const id = ideaId(1);
  const cards = after(
    fetched(1),
    { type: "dismissed", id },
    { type: "reasonGiven", id },
    { type: "undone", id },
    { type: "replacementDue", id },
    fetched(1, 2),
  );
  expect(shown(cards)).toEqual([
    [id, "open"],
    [ideaId(2), "open"],
  ]);
});
