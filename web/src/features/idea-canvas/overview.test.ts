import { aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import { expect, it } from "vitest";
import { boundsOf, cardAt } from "./overview.tsx";

const at = (id: string, x: number, y: number) => aCanvasCard(1, { id, position: { x, y } });

it("the card at a place is the last one that covers it", () => {
  const cards = [at("under", 0, 0), at("over", 50, 10), at("away", 900, 900)];
  expect(cardAt(cards, { x: 60, y: 20 })?.id).toBe("over");
  expect(cardAt(cards, { x: 10, y: 20 })?.id).toBe("under");
  expect(cardAt(cards, { x: 600, y: 600 })).toBeUndefined();
});

it("the bounds of a board hold its outermost cards", () => {
  const { x, y, width, height } = boundsOf([at("first", -100, 50), at("last", 700, 400)]);
  expect([x, y]).toEqual([-100, 50]);
  expect(width).toBeGreaterThan(800);
  expect(height).toBeGreaterThan(350);
});
