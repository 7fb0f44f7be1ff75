import { withCanvasFields } from "@coldopen/contract/idea-canvas/rules";
import {
  CANVAS_CHANGES_MAX,
  type CanvasBoard,
  type CanvasCard,
  CanvasChange,
  CanvasField,
  type CanvasFieldChanges,
  type CanvasLink,
  type CanvasUpdate,
} from "@coldopen/contract/idea-canvas/schema";

/** A change as the screen makes it: a new card also has what the server adds when it reads one. */
export type LocalChange = Exclude<CanvasChange, { type: "addCard" }> | { type: "addCard"; card: CanvasCard };
type Step = readonly LocalChange[];

export type CanvasState = {
  /** As the server last stated it. */
  base: CanvasBoard;
  /** Changes that the server has not confirmed, in their order. */
  pending: Step;
  /** How many of them are being saved. */
  savingCount: number;
  /** Removed cards, so that a removal can be taken back. */
  removed: ReadonlyMap<string, CanvasCard>;
  /** Changes that take the last actions back, the latest last. */
  past: readonly Step[];
  future: readonly Step[];
  /** The board with the pending changes. */
  view: CanvasBoard;
  /** Whether updates are missing that no load under way can bring. */
  needsLoad: boolean;
};

export type CanvasEvent =
  | { type: "loadStarted" }
  | { type: "loaded"; board: CanvasBoard }
  | { type: "loadFailed" }
  | { type: "updatesMissed" }
  | { type: "edited"; changes: Step }
  | { type: "undone" }
  | { type: "redone" }
  | { type: "saveStarted" }
  | { type: "saved"; update: CanvasUpdate }
  | { type: "saveDelayed" }
  | { type: "saveRefused" }
  | { type: "received"; update: CanvasUpdate };

const STEPS_MAX = 100;

export const openCanvas = (board: CanvasBoard): CanvasState => ({
  base: board,
  pending: [],
  savingCount: 0,
  removed: new Map(),
  past: [],
  future: [],
  view: board,
  needsLoad: false,
});

/** A request has 1 MiB at most, and a character up to three bytes. */
const SAVED_CHARACTERS_MAX = 300_000;

/** How many of the changes one save can send, at least one. */
export function countToSave(changes: readonly unknown[]): number {
  let [count, characters] = [0, 0];
  for (const change of changes.slice(0, CANVAS_CHANGES_MAX)) {
    characters += JSON.stringify(change).length;
    if (count > 0 && characters > SAVED_CHARACTERS_MAX) break;
    count++;
  }
  return count;
}

/** What the next save sends. */
export const changesToSave = ({ pending }: CanvasState): CanvasChange[] =>
  pending.slice(0, countToSave(pending)).map((change) => CanvasChange.parse(change));

type Removed = ReadonlyMap<string, CanvasCard>;

function applyChanges(board: CanvasBoard, changes: Step, removed: Removed): CanvasBoard {
  if (changes.length === 0) return board;
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const stashed = new Map(removed);
  const links = new Map(board.links.map((link) => [link.id, link]));
  const hasLinkChanges = changes.some(({ type }) => type === "addLink" || type === "removeLink");
  for (const change of changes) {
    switch (change.type) {
      case "addCard":
        cards.set(change.card.id, change.card);
        break;
      case "updateCard": {
        const card = cards.get(change.id);
        if (card) cards.set(change.id, withFields(card, change.fields));
        break;
      }
      case "removeCard": {
        const card = cards.get(change.id);
        if (card) stashed.set(change.id, card);
        cards.delete(change.id);
        break;
      }
      case "restoreCard": {
        const card = stashed.get(change.id);
        if (card) cards.set(change.id, card);
        break;
      }
      case "addLink":
        links.set(change.link.id, change.link);
        break;
      case "removeLink":
        links.delete(change.id);
    }
  }
  return { ...board, cards: [...cards.values()], links: hasLinkChanges ? [...links.values()] : board.links };
}

function withFields(card: CanvasCard, fields: CanvasFieldChanges): CanvasCard {
  const changed = withCanvasFields(card, fields);
  return { ...changed, project: changed.projectId === card.projectId ? card.project : null };
}

const fieldsOf = (card: CanvasCard, names: readonly CanvasField[]): CanvasFieldChanges =>
  Object.fromEntries(names.map((name) => [name, card[name]]));

/** The changes that take others back, as the board is now. */
function inverseOf(changes: Step, board: CanvasBoard, removed: Removed): Step {
  const inverse: LocalChange[] = [];
  let before = board;
  for (const change of changes) {
    const found = takeBack(change, before);
    if (found) inverse.unshift(found);
    before = applyChanges(before, [change], removed);
  }
  return inverse;
}

function takeBack(change: LocalChange, { cards, links }: CanvasBoard): LocalChange | undefined {
  switch (change.type) {
    case "addCard":
      return { type: "removeCard", id: change.card.id };
    case "restoreCard":
      return { type: "removeCard", id: change.id };
    case "removeCard":
      return cards.some(({ id }) => id === change.id) ? { type: "restoreCard", id: change.id } : undefined;
    case "updateCard": {
      const card = cards.find(({ id }) => id === change.id);
      const names = CanvasField.options.filter((name) => change.fields[name] !== undefined);
      return card && { type: "updateCard", id: change.id, fields: fieldsOf(card, names) };
    }
    case "addLink":
      return { type: "removeLink", id: change.link.id };
    case "removeLink": {
      const link = links.find(({ id }) => id === change.id);
      return link && { type: "addLink", link };
    }
  }
}

const isSameLink = (one: CanvasLink | undefined, other: CanvasLink) => one?.from === other.from && one.to === other.to;

function applyUpdate(board: CanvasBoard, update: CanvasUpdate): CanvasBoard {
  const changedCards = new Map(update.cards.map((card) => [card.id, card]));
  const gone = new Set(update.removedCardIds);
  const known = new Set(board.cards.map(({ id }) => id));
  const before = new Map(board.links.map((link) => [link.id, link]));
  // An update also states the links of its cards that are as they were.
  const links = update.links.filter((link) => !isSameLink(before.get(link.id), link));
  const changedLinks = new Set(links.map(({ id }) => id));
  const goneLinks = new Set(update.removedLinkIds);
  return {
    version: update.version,
    isLocked: update.isLocked,
    cards: [
      ...board.cards.filter(({ id }) => !gone.has(id)).map((card) => changedCards.get(card.id) ?? card),
      ...update.cards.filter(({ id }) => !known.has(id)),
    ],
    links:
      changedLinks.size + goneLinks.size === 0
        ? board.links
        : [...board.links.filter(({ id }) => !goneLinks.has(id) && !changedLinks.has(id)), ...links],
  };
}

/** Adds cards that left the board to those that can be restored. */
function stash(removed: Removed, before: CanvasBoard, ids: Iterable<string>): Removed {
  const wanted = new Set(ids);
  if (wanted.size === 0) return removed;
  const found = before.cards.filter(({ id }) => wanted.has(id));
  return new Map([...removed, ...found.map((card): [string, CanvasCard] => [card.id, card])]);
}

const withView = (state: CanvasState): CanvasState => ({
  ...state,
  view: applyChanges(state.base, state.pending, state.removed),
});

function apply(state: CanvasState, changes: Step): CanvasState {
  const removedIds = changes.flatMap((change) => (change.type === "removeCard" ? [change.id] : []));
  return withView({
    ...state,
    removed: stash(state.removed, state.view, removedIds),
    pending: [...state.pending, ...changes],
  });
}

function takeUpdate(state: CanvasState, update: CanvasUpdate): CanvasState {
  if (update.version <= state.base.version) return state;
  const removed = stash(state.removed, state.base, update.removedCardIds);
  const hasGap = update.version > state.base.version + 1;
  return { ...state, removed, base: applyUpdate(state.base, update), needsLoad: state.needsLoad || hasGap };
}

export function reduceCanvas(state: CanvasState, event: CanvasEvent): CanvasState {
  switch (event.type) {
    case "loadStarted":
      return { ...state, needsLoad: false };
    case "loaded":
      // A board that was read before the latest update says nothing about earlier updates that are missing.
      return event.board.version < state.base.version
        ? { ...state, needsLoad: true }
        : withView({ ...state, base: event.board });
    case "loadFailed":
    case "updatesMissed":
      return { ...state, needsLoad: true };
    case "edited": {
      if (event.changes.length === 0) return state;
      const back = inverseOf(event.changes, state.view, state.removed);
      return { ...apply(state, event.changes), past: [...state.past, back].slice(-STEPS_MAX), future: [] };
    }
    case "undone": {
      const step = state.past.at(-1);
      if (!step) return state;
      const forward = inverseOf(step, state.view, state.removed);
      return { ...apply(state, step), past: state.past.slice(0, -1), future: [forward, ...state.future] };
    }
    case "redone": {
      const [step, ...future] = state.future;
      if (!step) return state;
      const back = inverseOf(step, state.view, state.removed);
      return { ...apply(state, step), past: [...state.past, back], future };
    }
    case "saveStarted":
      return { ...state, savingCount: countToSave(state.pending) };
    case "saved": {
      const pending = state.pending.slice(state.savingCount);
      return withView({ ...takeUpdate(state, event.update), pending, savingCount: 0 });
    }
    case "saveDelayed":
      return { ...state, savingCount: 0 };
    case "saveRefused":
      // The steps may name cards that the server does not have.
      return withView({ ...state, pending: [], savingCount: 0, past: [], future: [] });
    case "received":
      return withView(takeUpdate(state, event.update));
  }
}
