import { aCanvasBoard, aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import { CANVAS_EXTENT, type CanvasChange } from "@coldopen/contract/idea-canvas/schema";
import type { AppError } from "@coldopen/contract/kernel/errors";
import { expect, it } from "vitest";
import { openCanvasSession } from "./session.ts";

it("refuses a change that is not valid, loads the board again and saves later ones", async () => {
  const card = aCanvasCard(1);
  const board = aCanvasBoard({ cards: [card] });
  const saved: CanvasChange[] = [];
  const refused: AppError[] = [];
  const session = openCanvasSession(
    {
      save: async (changes) => {
        saved.push(...changes);
        return {
          version: board.version + 1,
          isLocked: false,
          cards: [],
          removedCardIds: [],
          links: [],
          removedLinkIds: [],
        };
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
