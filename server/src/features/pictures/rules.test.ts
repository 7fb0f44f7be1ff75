import { expect, it } from "vitest";
import { describeSight } from "./rules.ts";

const face = (x1: number, size = 0.2, expression = "shocked", confidence = 0.9) => ({
  box: { x1, y1: 0.2, x2: x1 + size, y2: 0.2 + size },
  expression,
  confidence,
});
const line = (y1: number) => ({ box: { x1: 0.1, y1, x2: 0.9, y2: y1 + 0.1 } });

it.each([
  [{ faces: [], lines: [] }, [], "A scene"],
  [{ faces: [], lines: [] }, ["at night", "subject on the left"], "A scene, at night, subject on the left"],
  [{ faces: [face(0.1)], lines: [] }, [], "A person who looks shocked, on the left"],
  [
    { faces: [face(0.7)], lines: [line(0.05)] },
    ["at night", "subject on the left"],
    "A person who looks shocked, on the right, with large words at the top, at night",
  ],
  [
    { faces: [face(0.1), face(0.5, 0.4, "happy")], lines: [line(0.85)] },
    [],
    "Two people, the largest looks happy, with large words at the bottom",
  ],
  [
    { faces: Array.from({ length: 9 }, (_, index) => face(index / 10, 0.05)), lines: [line(0.5)] },
    [],
    "A crowd of people, the largest looks shocked, with large words across the middle",
  ],
  [{ faces: [face(0.4, 0.2, "sad", 0.2)], lines: [] }, ["in bright daylight"], "A scene, in bright daylight"],
])("%j with %j is described as %j", (seen, look, words) => expect(describeSight(seen, look)).toBe(words));
