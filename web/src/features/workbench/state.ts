import { type Rating, type RatingReason, ratings, type SittingIdea } from "@coldopen/contract/ideas/ratings";

/** What is chosen for an idea and not saved yet. */
export type Draft = { rating: Rating | null; reasons: readonly RatingReason[]; thought: string };
export type SittingState = {
  /** The shown idea; the first one without a rating if there is none. */
  shownId: string | undefined;
  drafts: Readonly<Record<string, Draft>>;
};
export type SittingEvent =
  | { type: "rated"; id: string; rating: Rating }
  | { type: "reasonToggled"; id: string; reason: RatingReason }
  | { type: "thoughtWritten"; id: string; thought: string }
  | { type: "saved"; id: string }
  | { type: "shown"; id: string | undefined };

export const emptyDraft: Draft = { rating: null, reasons: [], thought: "" };

/** The draft of an idea, else its saved rating. */
export const draftOf = ({ drafts }: SittingState, { id, rating }: SittingIdea): Draft =>
  drafts[id] ?? (rating ? { rating: rating.rating, reasons: rating.reasons, thought: rating.thought } : emptyDraft);

export function sittingReducer(ideas: readonly SittingIdea[]) {
  return (state: SittingState, event: SittingEvent): SittingState => {
    switch (event.type) {
      case "shown":
        return { ...state, shownId: event.id };
      case "saved": {
        const { [event.id]: _, ...drafts } = state.drafts;
        return { ...state, drafts };
      }
      default: {
        const idea = ideas.find(({ id }) => id === event.id);
        if (!idea) return state;
        return { ...state, drafts: { ...state.drafts, [event.id]: changed(draftOf(state, idea), event) } };
      }
    }
  };
}

function changed(draft: Draft, event: Exclude<SittingEvent, { type: "saved" | "shown" }>): Draft {
  switch (event.type) {
    case "rated":
      return { ...draft, rating: event.rating };
    case "thoughtWritten":
      return { ...draft, thought: event.thought };
    case "reasonToggled":
      return {
        ...draft,
        reasons: draft.reasons.includes(event.reason)
          ? draft.reasons.filter((reason) => reason !== event.reason)
          : [...draft.reasons, event.reason],
      };
  }
}

export const isRated = ({ rating }: SittingIdea): boolean => rating !== null;

export const shownIdea = (ideas: readonly SittingIdea[], { shownId }: SittingState): SittingIdea | undefined =>
  ideas.find(({ id }) => id === shownId) ?? ideas.find((idea) => !isRated(idea));

/** The next idea to rate after one, else any other that is left. */
export const nextToRate = (ideas: readonly SittingIdea[], id: string): SittingIdea | undefined => {
  const at = ideas.findIndex((idea) => idea.id === id);
  return [...ideas.slice(at + 1), ...ideas.slice(0, at)].find((idea) => !isRated(idea));
};

export const ideaBefore = (ideas: readonly SittingIdea[], id: string): SittingIdea | undefined =>
  ideas[ideas.findIndex((idea) => idea.id === id) - 1];

/** The upper row of keys is for reasons that speak for an idea, the lower one for those against it. */
export const reasonKeys: readonly (readonly (readonly [key: string, reason: RatingReason])[])[] = [
  [
    ["q", "strong_title"],
    ["w", "fits_channel"],
    ["e", "fun_to_make"],
  ],
  [
    ["a", "too_expensive"],
    ["s", "too_much_work"],
    ["d", "seen_before"],
    ["f", "not_my_style"],
  ],
];

type Command = "next" | "back" | "skip" | "brainstorm" | "write";
export type KeyAction = { kind: "rate"; rating: Rating } | { kind: "reason"; reason: RatingReason } | { kind: Command };

const commandKeys: ReadonlyMap<string, Command> = new Map([
  ["enter", "next"],
  ["arrowleft", "back"],
  ["x", "skip"],
  ["b", "brainstorm"],
  ["t", "write"],
]);

export function actionOfKey(pressed: string): KeyAction | undefined {
  const key = pressed.toLowerCase();
  const rating = ratings.find((value) => String(value) === key);
  if (rating) return { kind: "rate", rating };
  const reason = reasonKeys.flat().find(([name]) => name === key)?.[1];
  if (reason) return { kind: "reason", reason };
  const kind = commandKeys.get(key);
  return kind && { kind };
}
