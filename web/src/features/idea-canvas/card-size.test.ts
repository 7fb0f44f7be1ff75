import { aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import { expect, it } from "vitest";
import { cardSize, freeSpot } from "./card-size.ts";

const card = (n: number, x: number, y: number) => aCanvasCard(n, { position: { x, y } });
const size = cardSize(card(0, 0, 0));

it.each([
  ["the spot itself on an empty board", [], { x: 0, y: 0 }],
  ["below a card on the spot, which is nearer than beside it", [card(1, 0, 0)], { x: 0, y: 120 }],
  [
    "beside a tall column rather than below it",
    [card(1, 0, 0), card(2, 0, 120), card(3, 0, 240), card(4, 0, 360)],
    { x: 272, y: 0 },
  ],
])("a new card is placed %s", (_, cards, place) => expect(freeSpot(cards, { x: 0, y: 0 }, size)).toEqual(place));
