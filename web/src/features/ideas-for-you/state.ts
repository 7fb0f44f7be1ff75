import type { IdeaForYou } from "@coldopen/contract/ideas/schema";

/**
 * `reason`: removed, a reason can be given. `thanks`: a reason was given, another idea is awaited. `replaceable`: the next idea takes
 * the place. `unreplaced`: no other idea came; a later one still takes the place.
 */
type CardStage = "open" | "saved" | "reason" | "thanks" | "replaceable" | "unreplaced";
export type Card = {
  idea: IdeaForYou;
  stage: CardStage;
  /** Whether the idea was unseen when it was first shown; it stays marked during the visit. */
  isNew: boolean;
};
export type CardEvent =
  | { type: "fetched"; ideas: readonly IdeaForYou[]; isPreparing: boolean }
  | { type: "saved"; idea: IdeaForYou }
  | { type: "dismissed" | "reasonGiven" | "undone"; id: string }
  | { type: "replacementDue" | "waitEnded"; id: string };

const cardOf = (idea: IdeaForYou): Card => ({ idea, stage: "open", isNew: idea.seenAt === null });

const stageAfter = { dismissed: "reason", reasonGiven: "thanks", undone: "open" } as const;

/**
 * The cards of a visit. A saved or removed idea is no longer in the list of the server and keeps its place until it is replaced,
 * so that people see the result of what they did.
 */
export function cardsReducer(cards: readonly Card[], event: CardEvent): readonly Card[] {
  switch (event.type) {
    case "fetched":
      return merge(cards, event);
    case "saved":
      return cards.map((card) =>
        card.idea.id === event.idea.id ? { ...card, idea: event.idea, stage: "saved" } : card,
      );
    case "replacementDue":
      return cards.map((card) =>
        card.idea.id === event.id && card.stage === "thanks" ? { ...card, stage: "replaceable" } : card,
      );
    case "waitEnded":
      return cards.map((card) =>
        card.idea.id === event.id && card.stage === "replaceable" ? { ...card, stage: "unreplaced" } : card,
      );
    default:
      return cards.map((card) => (card.idea.id === event.id ? { ...card, stage: stageAfter[event.type] } : card));
  }
}

/** An idea that arrives while thanks are shown is the replacement of that card: it is held back until the card can be replaced. */
function merge(
  cards: readonly Card[],
  { ideas, isPreparing }: Extract<CardEvent, { type: "fetched" }>,
): readonly Card[] {
  const fetched = new Map(ideas.map((idea) => [idea.id, idea]));
  const shown = new Set(cards.map(({ idea }) => idea.id));
  const added = ideas.filter(({ id }) => !shown.has(id));
  const kept = cards.flatMap((card): Card[] => {
    if (card.stage === "replaceable" || card.stage === "unreplaced") {
      const next = added.shift();
      if (next) return [cardOf(next)];
      return [isPreparing ? card : { ...card, stage: "unreplaced" }];
    }
    const idea = fetched.get(card.idea.id);
    if (idea) return [{ ...card, idea: card.stage === "saved" ? card.idea : idea }];
    return card.stage === "open" ? [] : [card];
  });
  const heldBack = cards.filter(({ stage }) => stage === "thanks").length;
  return [...kept, ...added.slice(heldBack).map(cardOf)];
}
