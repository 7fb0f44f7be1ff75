import { aCanvasBoard, aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import {
  CANVAS_EXTENT,
  type CanvasBoard,
  type CanvasChange,
  type CanvasUpdate,
} from "@coldopen/contract/idea-canvas/schema";
import type { AppError } from "@coldopen/contract/kernel/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openCanvasSession } from "./session.ts";

afterEach(() => vi.useRealTimers());

const anUpdate = (version: number, changes: Partial<CanvasUpdate> = {}): CanvasUpdate => ({
  version,
  isLocked: false,
  cards: [],
  removedCardIds: [],
  links: [],
  removedLinkIds: [],
  ...changes,
});

it("refuses a change that is not valid, loads the board again and saves later ones", async () => {
  const card = aCanvasCard(1);
  const board = aCanvasBoard({ cards: [card] });
  const saved: CanvasChange[] = [];
  const refused: AppError[] = [];
  const session = openCanvasSession(
    {
      save: async (changes) => {
        saved.push(...changes);
        return anUpdate(board.version + 1);
      },
      load: async () => board,
      onRefused: (error) => refused.push(error),
    },
    board,
  );
  session.edit({ type: "updateCard", id: card.id, fields: { position: { x: 2 * CANVAS_EXTENT, y: 0 } } });
  await session.flush();
  expect(refused.map(({ code }) => code)).toEqual(["invalid_input"]);
  expect(session.store.getState()).toMatchObject({ saving: "saved", canvas: { pending: [], view: board } });
  session.edit({ type: "updateCard", id: card.id, fields: { title: "Winter" } });
  await session.flush();
  expect(saved).toEqual([{ type: "updateCard", id: card.id, fields: { title: "Winter" } }]);
  session.close();
});

it("saves the last changes of a board that was left while the connection is lost", async () => {
  vi.useFakeTimers();
  const card = aCanvasCard(1);
  const board = aCanvasBoard({ cards: [card] });
  const saved: CanvasChange[] = [];
  let isOffline = true;
  const save = async (changes: CanvasChange[]) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    saved.push(...changes);
    return anUpdate(board.version + 1);
  };
  const session = openCanvasSession({ save, load: async () => board, onRefused: () => undefined }, board);
  session.edit({ type: "updateCard", id: card.id, fields: { title: "Winter" } });
  session.close();
  await vi.advanceTimersByTimeAsync(0);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saved).toMatchObject([{ type: "updateCard", fields: { title: "Winter" } }]);
});

describe("a board that misses an update", () => {
  const by = { userId: crypto.randomUUID(), name: "Priya" };
  const ids = { orgId: crypto.randomUUID(), channelUCID: "UChalfbuilt0000000000001" };

  /** Version 5 of the board, which retitled its card, was lost. The first loads fail. */
  function openWithGap({ failures }: { failures: number }) {
    vi.useFakeTimers();
    const card = aCanvasCard(1);
    const current = aCanvasBoard({ version: 6, cards: [{ ...card, title: "By Priya" }] });
    const answers: CanvasBoard[] = [];
    let loads = 0;
    const session = openCanvasSession(
      {
        save: async () => anUpdate(0),
        load: async () => {
          if (++loads <= failures) throw new TypeError("Failed to fetch");
          return answers.shift() ?? current;
        },
        onRefused: () => undefined,
      },
      aCanvasBoard({ version: 4, cards: [card] }),
    );
    const receive = (version: number) => session.receive({ ...ids, by, update: anUpdate(version) });
    receive(6);
    const shown = () => {
      const { canvas, isCurrent } = session.store.getState();
      return { title: canvas.view.cards[0]?.title, isCurrent };
    };
    return { session, receive, shown, answers, current, countLoads: () => loads };
  }

  it("is not current while loading it fails, and is loaded again until it succeeds", async () => {
    const { session, shown, countLoads } = openWithGap({ failures: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual({ title: "Card 1", isCurrent: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual({ title: "Card 1", isCurrent: false });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown()).toEqual({ title: "By Priya", isCurrent: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countLoads()).toBe(3);
    session.close();
  });

  it("is loaded at the next update without waiting", async () => {
    const { session, receive, shown, current, answers } = openWithGap({ failures: 1 });
    await vi.advanceTimersByTimeAsync(0);
    answers.push({ ...current, version: 7 });
    receive(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual({ title: "By Priya", isCurrent: true });
    session.close();
  });

  it("is loaded again if an update arrives while an older board is read", async () => {
    const { session, receive, shown, current, answers } = openWithGap({ failures: 0 });
    answers.push({ ...current, version: 7 });
    receive(7);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual({ title: "By Priya", isCurrent: true });
    session.close();
  });

  it("is not loaded any more after it was closed", async () => {
    const { session, countLoads } = openWithGap({ failures: 9 });
    await vi.advanceTimersByTimeAsync(0);
    session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countLoads()).toBe(1);
  });
});
