import { aRating, aSittingIdea, ideaId } from "@coldopen/contract/ideas/factory";
import { expect, it } from "vitest";
import {
  actionOfKey,
  draftOf,
  ideaBefore,
  nextToRate,
  type SittingEvent,
  type SittingState,
  shownIdea,
  sittingReducer,
} from "./state.ts";

const ideas = [aSittingIdea(1, { rating: aRating({ rating: 2 }) }), aSittingIdea(2), aSittingIdea(3)];
const start: SittingState = { shownId: undefined, drafts: {} };
const after = (...events: SittingEvent[]) => events.reduce(sittingReducer(ideas), start);
const [one, two, three] = [ideaId(1), ideaId(2), ideaId(3)];

it("shows the first idea without a rating, or the one that was asked for", () => {
  expect(shownIdea(ideas, start)?.id).toBe(two);
  expect(shownIdea(ideas, after({ type: "shown", id: one }))?.id).toBe(one);
});

it("goes on to the ideas that are left, also to skipped places", () => {
  expect(nextToRate(ideas, two)?.id).toBe(three);
  expect(nextToRate(ideas, three)?.id).toBe(two);
  expect(nextToRate([ideas[0] ?? aSittingIdea()], one)).toBeUndefined();
  expect(ideaBefore(ideas, two)?.id).toBe(one);
  expect(ideaBefore(ideas, one)).toBeUndefined();
});

it("keeps what is chosen for an idea until it is saved", () => {
  const chosen: SittingEvent[] = [
    { type: "rated", id: two, rating: 4 },
    { type: "reasonToggled", id: two, reason: "fits_channel" },
    { type: "reasonToggled", id: two, reason: "fun_to_make" },
    { type: "reasonToggled", id: two, reason: "fits_channel" },
    { type: "thoughtWritten", id: two, thought: "Later" },
  ];
  expect(after(...chosen).drafts[two]).toEqual({ rating: 4, reasons: ["fun_to_make"], thought: "Later" });
  expect(after(...chosen, { type: "saved", id: two }).drafts).toEqual({});
});

it("starts from the saved rating of an idea", () => {
  const state = after({ type: "thoughtWritten", id: one, thought: "No" });
  expect(draftOf(state, ideas[0] ?? aSittingIdea())).toMatchObject({ rating: 2, thought: "No" });
});

it.each([
  ["5", { kind: "rate", rating: 5 }],
  ["W", { kind: "reason", reason: "fits_channel" }],
  ["f", { kind: "reason", reason: "not_my_style" }],
  ["Enter", { kind: "next" }],
  ["ArrowLeft", { kind: "back" }],
  ["x", { kind: "skip" }],
  ["6", undefined],
  ["constructor", undefined],
])("maps the key %s", (key, action) => expect(actionOfKey(key)).toEqual(action));
