import { aCanvasBoard, aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import type { CanvasChange, CanvasUpdate } from "@coldopen/contract/idea-canvas/schema";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toastQueue } from "../../lib/toast.ts";
import { openCanvasSession } from "./session.ts";
import { keepUnsavedChanges } from "./unsaved-changes.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const [kept, removedByOthers, added] = [aCanvasCard(1), aCanvasCard(2), aCanvasCard(3, { title: "Ask Grandpa" })];
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("studio-idea-canvas-draft:"));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function openTab({ isOnline, cards }: { isOnline: boolean; cards: (typeof kept)[] }) {
  const saved: CanvasChange[] = [];
  const board = aCanvasBoard({ cards });
  const save = async (changes: CanvasChange[]): Promise<CanvasUpdate> => {
    if (!isOnline) return new Promise(() => {});
    saved.push(...changes);
    const none = { removedCardIds: [], links: [], removedLinkIds: [] };
    return { version: board.version + 1, isLocked: false, cards: [added], ...none };
  };
  const session = openCanvasSession({ save, load: async () => board, onRefused: () => undefined }, board);
  return { session, saved, leave: keepUnsavedChanges(channel, session) };
}

it("brings changes back that a tab could not save before it was closed, without those to removed cards", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { session } = openTab({ isOnline: false, cards: [kept, removedByOthers] });
  session.edit({ type: "addCard", card: added }, { type: "updateCard", id: kept.id, fields: { title: "Winter" } });
  session.edit({ type: "updateCard", id: removedByOthers.id, fields: { title: "Autumn" } });
  expect(draftKeys()).toHaveLength(1);

  const next = openTab({ isOnline: true, cards: [kept] });
  await vi.waitFor(() => expect(next.session.store.getState().canvas.pending).toHaveLength(2));
  const titles = next.session.store.getState().canvas.view.cards.map(({ title }) => title);
  expect(titles).toEqual(["Winter", "Ask Grandpa"]);
  expect(toastQueue.read().map(({ text }) => text)).toContain(
    "Changes of your last visit had not been saved. They are back on the board.",
  );
  await next.session.flush();
  expect(next.saved.map(({ type }) => type)).toEqual(["addCard", "updateCard"]);
  expect(draftKeys()).toEqual([]);
  next.leave();
});

it("stores nothing while changes can be saved", async () => {
  const { session, saved, leave } = openTab({ isOnline: true, cards: [kept] });
  session.edit({ type: "updateCard", id: kept.id, fields: { title: "Winter" } });
  expect(draftKeys()).toEqual([]);
  await session.flush();
  expect(saved).toHaveLength(1);
  leave();
});
