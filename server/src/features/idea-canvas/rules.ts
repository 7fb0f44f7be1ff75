import { withCanvasFields } from "@coldopen/contract/idea-canvas/rules";
import {
  CANVAS_CARDS_MAX,
  CANVAS_LINKS_MAX,
  type CanvasChange,
  CanvasField,
  type CanvasFields,
  type CanvasLink,
  type NewCanvasCard,
} from "@coldopen/contract/idea-canvas/schema";

/** A person's own value is kept only after this time, so that typing does not fill the history. */
const OWN_VALUE_SETTLES_MS = 60_000;

/** The writer of a field's value, null after their account was deleted, their tab, and the time. */
type FieldWrite = { by: string | null; tab?: string | undefined; at: string };
export type FieldWrites = Partial<Record<CanvasField, FieldWrite>>;
export type StoredCard = NewCanvasCard & { writes: FieldWrites; isRemoved: boolean };
export type Overwrite = {
  cardId: string;
  field: CanvasField;
  value: CanvasFields[CanvasField];
  writtenBy: string | null;
  writtenAt: string;
  replacedBy: string;
  replacedAt: string;
};
type BoardState = {
  /** The cards that the changes name, removed ones included. */
  cards: readonly StoredCard[];
  /** The links that the changes name. */
  links: readonly CanvasLink[];
  cardCount: number;
  linkCount: number;
};
type Author = { userId: string; clientId?: string | undefined; at: string };
export type ChangeRefusal = "card_missing" | "too_many_cards" | "too_many_links" | "link_to_itself";
export type AppliedChanges = {
  outcome: "applied";
  cards: StoredCard[];
  overwrites: Overwrite[];
  links: CanvasLink[];
  removedLinkIds: string[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Of values of another person all are kept, of one's own those that stood for a while or were written in another tab. Places of
 * one's own are left to undo.
 */
function isKept(field: CanvasField, written: FieldWrite, { userId, clientId, at }: Author): boolean {
  if (written.by !== userId) return true;
  const isSettled = Date.parse(at) - Date.parse(written.at) >= OWN_VALUE_SETTLES_MS;
  return field !== "position" && (isSettled || written.tab !== clientId);
}

function overwriteOf(card: StoredCard, field: CanvasField, author: Author): Overwrite | undefined {
  const written = card.writes[field];
  if (!written || !isKept(field, written, author)) return undefined;
  return {
    cardId: card.id,
    field,
    value: card[field],
    writtenBy: written.by,
    writtenAt: written.at,
    replacedBy: author.userId,
    replacedAt: author.at,
  };
}

const writeOf = ({ userId, clientId, at }: Author): FieldWrite => ({ by: userId, tab: clientId, at });
const writesOf = (fields: readonly CanvasField[], author: Author): FieldWrites =>
  Object.fromEntries(fields.map((field) => [field, writeOf(author)]));

/** Applies changes in their order. A change that was applied before has no effect, so that a repeated save is harmless. */
export function applyChanges(
  state: BoardState,
  changes: readonly CanvasChange[],
  author: Author,
): AppliedChanges | { outcome: ChangeRefusal } {
  const cards = new Map(state.cards.map((card) => [card.id, card]));
  const links = new Map(state.links.map((link) => [link.id, link]));
  const touched = new Set<string>();
  const addedLinks = new Set<string>();
  const removedLinks = new Set<string>();
  const overwrites: Overwrite[] = [];
  let { cardCount, linkCount } = state;
  const put = (card: StoredCard) => {
    cards.set(card.id, card);
    touched.add(card.id);
  };

  for (const change of changes) {
    switch (change.type) {
      case "addCard": {
        if (cards.has(change.card.id)) break;
        cardCount++;
        put({ ...change.card, writes: writesOf(CanvasField.options, author), isRemoved: false });
        break;
      }
      case "updateCard": {
        const card = cards.get(change.id);
        if (!card) return { outcome: "card_missing" };
        const fields = CanvasField.options.filter(
          (field) => change.fields[field] !== undefined && !isSame(change.fields[field], card[field]),
        );
        overwrites.push(...fields.flatMap((field) => overwriteOf(card, field, author) ?? []));
        const writes = { ...card.writes, ...writesOf(fields, author) };
        put({ ...withCanvasFields(card, change.fields), writes });
        break;
      }
      case "removeCard":
      case "restoreCard": {
        const card = cards.get(change.id);
        const isRemoved = change.type === "removeCard";
        if (!card) return { outcome: "card_missing" };
        if (card.isRemoved !== isRemoved) cardCount += isRemoved ? -1 : 1;
        put({ ...card, isRemoved });
        break;
      }
      case "addLink": {
        const { link } = change;
        if (link.from === link.to) return { outcome: "link_to_itself" };
        if (!cards.has(link.from) || !cards.has(link.to)) return { outcome: "card_missing" };
        if (!links.has(link.id)) linkCount++;
        links.set(link.id, link);
        addedLinks.add(link.id);
        removedLinks.delete(link.id);
        break;
      }
      case "removeLink": {
        if (links.delete(change.id)) linkCount--;
        addedLinks.delete(change.id);
        removedLinks.add(change.id);
      }
    }
  }
  if (cardCount > CANVAS_CARDS_MAX && cardCount > state.cardCount) return { outcome: "too_many_cards" };
  if (linkCount > CANVAS_LINKS_MAX && linkCount > state.linkCount) return { outcome: "too_many_links" };
  return {
    outcome: "applied",
    cards: [...cards.values()].filter(({ id }) => touched.has(id)),
    overwrites,
    links: [...links.values()].filter(({ id }) => addedLinks.has(id)),
    removedLinkIds: [...removedLinks],
  };
}

/** The ids of the cards and links that the changes name. */
export function idsIn(changes: readonly CanvasChange[]): { cardIds: string[]; linkIds: string[] } {
  const cardIds = new Set<string>();
  const linkIds = new Set<string>();
  for (const change of changes) {
    if (change.type === "addCard") cardIds.add(change.card.id);
    else if (change.type === "addLink") {
      linkIds.add(change.link.id);
      cardIds.add(change.link.from).add(change.link.to);
    } else if (change.type === "removeLink") linkIds.add(change.id);
    else cardIds.add(change.id);
  }
  return { cardIds: [...cardIds], linkIds: [...linkIds] };
}
